import type { Account } from '@ismi/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DisclosureMenu } from '../../ui/overlay/disclosure-menu.tsx';
import { SignOutButtons } from '../menu/sign-out-buttons.tsx';

interface PersonMenuProps {
  user: Account;
  /** If false, only the initial is shown. */
  isNameShown: boolean;
  /** Further menu entries. */
  children?: ReactNode;
}

/** The signed-in administrator, and the sign-out buttons. */
export function PersonMenu({ user, isNameShown, children }: PersonMenuProps) {
  const { t } = useTranslation('admin');
  const { t: common } = useTranslation();
  const name = (
    <b className="block truncate">
      <bdi>{user.name}</bdi>
    </b>
  );
  return (
    <DisclosureMenu
      // The accessible name contains the visible text.
      label={`${common('account.menu', { name: user.name })} ${t('administrator')}`}
      face={
        <>
          <span
            aria-hidden="true"
            // Drawn with CSS: not part of the accessible name.
            data-letter={user.name.charAt(0)}
            className="grid h-9 w-9 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-on-primary-soft before:content-[attr(data-letter)]"
          />
          {isNameShown && (
            <>
              <span className="min-w-0 grow text-sm leading-tight">
                {name} <span className="text-ink-3">{t('administrator')}</span>
              </span>
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
            </>
          )}
        </>
      }
    >
      <p className="max-w-72 px-3 pt-2 pb-3 text-sm leading-snug">
        {!isNameShown && name}
        <bdi className="block truncate text-ink-3">{user.email}</bdi>
        {!isNameShown && <span className="text-ink-3">{t('administrator')}</span>}
      </p>
      <div className="grid border-line border-t pt-1.5">
        {children}
        <SignOutButtons className="menu-item justify-start" />
      </div>
    </DisclosureMenu>
  );
}
