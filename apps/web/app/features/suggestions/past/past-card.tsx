import type { SuggestionCard } from '@ismi/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { languageName } from '../../../i18n/country-and-language-names.ts';
import { removeVowelSigns } from '../../../i18n/remove-vowel-signs.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { machineWritten } from '../../../ui/brand/machine-written.ts';
import { NameSun } from '../../../ui/brand/name-sun.tsx';
import { useAnswerLabel } from '../answer-labels.ts';
import { relativeDay } from './relative-day.ts';

type PreviewName = SuggestionCard['suggestions'][number];

/** One earlier result: date, recipient, first names, and a link to the list. */
export function PastCard({ card, now }: { card: SuggestionCard; now: Date }) {
  const { gender, culture } = card.preferences;
  const { t } = useTranslation('profile');
  const labelOf = useAnswerLabel();
  const locale = useLocale();
  const path = usePath();
  const day = relativeDay(locale, card.created_at, now);
  const more = card.names_count - card.suggestions.length;
  return (
    <article className="card flex flex-col p-5">
      <div className="flex items-center justify-between gap-3 text-sm">
        <h2 className="font-sans font-semibold tracking-normal">
          <time dateTime={card.created_at}>{day}</time>
        </h2>
        <span className="text-ink-3">{languageName(locale, card.language)}</span>
      </div>
      <p className="mt-1 text-md text-ink-2">
        {labelOf('gender', gender)} · {labelOf('culture', culture)}
      </p>
      <ul className="mt-3 grow divide-y divide-line">
        {card.suggestions.map((name) => (
          <PastName key={name.name_id ?? name.name} name={name} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-ink-3 text-sm">
          {more > 0
            ? t('past.more', { count: more })
            : t('past.count', { count: card.names_count })}{' '}
          · {card.credits_used > 0 ? t('past.used', { count: card.credits_used }) : t('past.free')}
        </span>
        <Link
          to={path('results', { suggestionId: card.suggestionId })}
          aria-label={t('past.viewOf', { date: day })}
          className="btn btn-quiet btn-small -me-3 min-h-11"
        >
          {t('past.view')}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="flip" />
        </Link>
      </div>
    </article>
  );
}

function PastName({ name: { name_id: id, name, name_ar: arabic } }: { name: PreviewName }) {
  const { t } = useTranslation('profile');
  // An Arabic page shows the name in Arabic script without vowel signs, and no second script.
  const isArabic = useLocale() === 'ar';
  const first = isArabic ? removeVowelSigns(arabic ?? name) : name;
  const second = isArabic ? null : arabic;
  return (
    <li className="flex items-center gap-3 py-2" {...machineWritten(id === null)}>
      <NameSun canonicalName={id ?? name} />
      <div className="min-w-0">
        <bdi className="name-latin block leading-tight [overflow-wrap:anywhere]">{first}</bdi>
        {id === null && <p className="text-ink-3 text-sm">{t('unverified')}</p>}
      </div>
      {second && (
        <span className="name-arabic ms-auto max-w-1/2 text-end text-ink-2 leading-tight">
          <bdi lang="ar" dir="rtl">
            {removeVowelSigns(second)}
          </bdi>
        </span>
      )}
    </li>
  );
}
