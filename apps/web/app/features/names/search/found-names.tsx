import type { NameCompletion } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { foundName } from '../../../data/name-completions/found-name.ts';
import { NAME_FIELD_TEXTS } from '../../../data/name-completions/name-field-texts.ts';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { useLocale } from '../../../i18n/use-locale.ts';
import { SmallSun } from '../../../ui/brand/small-sun.tsx';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

/** Names that were found, each with its sun, meaning and warning, and a link to its page. */
export function FoundNames({ names }: { names: readonly NameCompletion[] }) {
  const { t } = useTranslation(NAME_FIELD_TEXTS);
  const path = usePath();
  const locale = useLocale();
  if (names.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-x-10 md:grid-cols-2">
      {names.map((completion) => {
        const { id, address, name, otherScript, detail, warning } = foundName(completion, locale);
        return (
          <li key={id} className="border-line border-t">
            <Link
              to={path('name-page', { slug: address })}
              className="name-row flex items-start gap-4"
            >
              <SmallSun canonicalName={id} />
              <span className="min-w-0 grow">
                <BothScripts
                  latin={locale === 'ar' ? otherScript : name}
                  arabic={locale === 'ar' ? name : otherScript}
                />{' '}
                <span className="block text-ink-2 text-md">{detail}</span>
                {warning && <WarningLine>{t(`warning.${warning}`)}</WarningLine>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
