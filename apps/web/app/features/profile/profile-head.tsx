import type { Account } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Shamsa } from '../../ui/brand/shamsa.tsx';

/** The first letter, capitalized by the rules of the language: i becomes İ in Turkish. */
const initialOf = (name: string, locale: string): string =>
  (Array.from(name)[0] ?? '').toLocaleUpperCase(locale);

export function ProfileHead({ user }: { user: Account }) {
  const { t } = useTranslation('profile');
  const locale = useLocale();
  return (
    <div className="flex items-center gap-4">
      <span
        aria-hidden="true"
        className="relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-full bg-primary-soft font-display text-2xl text-on-primary-soft"
      >
        <Shamsa
          name={user.name}
          strokeWidth={1.6}
          className="absolute inset-0 size-full opacity-40"
        />
        <span className="relative">{initialOf(user.name, locale)}</span>
      </span>
      <div className="min-w-0">
        <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">
          <bdi>{user.name}</bdi>
        </h1>
        <p className="mt-1 text-md text-ink-2 [overflow-wrap:anywhere] rtl:mt-2">
          <bdi className="max-sm:block">{user.email}</bdi>
          <span className="max-sm:hidden"> · </span>
          <span className="inline-block">
            {t('memberSince', { month: formatMonth(locale, user.created_at) })}
          </span>
        </p>
      </div>
    </div>
  );
}
