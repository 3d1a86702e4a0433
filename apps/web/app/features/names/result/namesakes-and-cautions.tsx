import type { NameResult } from '@ismi/contract';
import { languageName } from '@ismi/contract/language-names';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { CardHeading } from './card-heading.tsx';

/** Famous bearers of the name, and why they are known. */
export function Namesakes({ namesakes }: Pick<NameResult, 'namesakes'>) {
  const { t } = useTranslation('names');
  if (namesakes.length === 0) return null;
  return (
    <section>
      <CardHeading>{t('namesakes')}</CardHeading>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {namesakes.map(({ name, line }) => (
          <li key={name} className="py-2.5">
            <span className="block font-display text-lg leading-snug">{name}</span>
            <span className="text-md text-ink-2">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Associations of the name in a language that the child will also live with. */
export function Cautions({ cautions }: Pick<NameResult, 'cautions'>) {
  const { t } = useTranslation('names');
  const locale = useLocale();
  if (cautions.length === 0) return null;
  return (
    <section>
      <CardHeading>{t('cautions')}</CardHeading>
      <ul className="mt-2 grid gap-2 text-md">
        {cautions.map(({ language, word, text }) => (
          <li key={`${language} ${word}`} className="flex items-baseline gap-3">
            <span className="nuqta scale-75" />
            <span className="min-w-0">
              <bdi className="font-semibold">{word}</bdi>{' '}
              <span className="text-ink-3">({languageName(locale, language)})</span>: {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
