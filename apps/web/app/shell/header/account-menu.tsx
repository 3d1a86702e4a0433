import type { Account } from '@ismi/contract';
import { ChevronDown, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DisclosureMenu } from '../../ui/overlay/disclosure-menu.tsx';
import { SignOutButtons } from '../menu/sign-out-buttons.tsx';
import { AdministrationLink } from './administration-link.tsx';

/** On wide screens: the signed-in user, and the sign-out buttons. */
export function AccountMenu({ user }: { user: Account }) {
  const { t } = useTranslation();
  return (
    <DisclosureMenu
      label={t('account.menu', { name: user.name })}
      face={
        <>
          <UserRound size={18} strokeWidth={1.75} aria-hidden />
          <bdi className="hidden max-w-24 truncate xl:inline">{user.name}</bdi>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </>
      }
    >
      <div className="w-72 max-w-[80vw]">
        <p className="px-3 pt-2 pb-3 leading-snug">
          <span className="block text-ink-2 text-sm">{t('account.welcome')}</span>
          <span className="block font-display text-xl leading-tight [overflow-wrap:anywhere]">
            <bdi>{user.name}</bdi>
          </span>
          <span className="block text-ink-3 text-sm [overflow-wrap:anywhere]">
            <bdi>{user.email}</bdi>
          </span>
        </p>
        <div className="grid border-line border-t pt-1.5">
          <AdministrationLink user={user} className="menu-item justify-start" />
          <SignOutButtons className="menu-item justify-start" />
        </div>
      </div>
    </DisclosureMenu>
  );
}
