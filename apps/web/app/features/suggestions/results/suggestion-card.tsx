import type { Locale, SuggestedName } from '@ismi/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { removeVowelSigns } from '../../../i18n/remove-vowel-signs.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useTextLanguage } from '../../../i18n/use-text-language.ts';
import { pathTo } from '../../../paths.ts';
import { machineWritten } from '../../../ui/brand/machine-written.ts';
import { NameBanner } from '../../../ui/brand/name-banner.tsx';
import { Remark } from '../../../ui/feedback/remark.tsx';
import { useStepList } from '../answer-labels.ts';
import { CardFacts } from './card-facts.tsx';
import { CardMore } from './card-more.tsx';
import { CardTools } from './card-tools.tsx';
import { latinOf } from './format-for-sharing.ts';

interface SuggestionCardProps {
  suggested: SuggestedName;
  /** Language of the reason; the page may be in another one by now. */
  language: Locale;
  /** It came to the list later: its card shows public facts, and leads to its page. */
  isAdded: boolean;
  rating: ReactNode;
  /** The row of buttons at its foot. */
  actions: ReactNode;
}

/** One suggested name: its picture, its facts, why it was chosen, and its actions. */
export function SuggestionCard({
  suggested,
  language,
  isAdded,
  rating,
  actions,
}: SuggestionCardProps) {
  const id = useId();
  const writtenIn = useTextLanguage();
  const locale = useLocale();
  const { name, name_id: nameId, name_ar: arabic } = suggested;
  return (
    <article
      aria-labelledby={id}
      className="card suggestion-card"
      // If only the model knows the name, the whole card is its text.
      {...machineWritten(!suggested.verified)}
    >
      <div className="p-2 pb-0">
        <NameBanner
          canonicalName={nameId ?? name}
          latin={latinOf(suggested)}
          arabic={arabic && removeVowelSigns(arabic)}
          isArabicFirst={locale === 'ar'}
          headingId={id}
        />
      </div>
      <div className="flex grow flex-col px-5 pt-4 pb-3 sm:px-6">
        <div
          className="mb-3 leading-snug [overflow-wrap:anywhere]"
          {...writtenIn(suggested.facts_language)}
        >
          {suggested.known_for && (
            <p className="font-display text-[1.1875rem]">{suggested.known_for}</p>
          )}
          <p
            className={
              suggested.known_for ? 'mt-1 text-ink-2 text-md' : 'font-display text-[1.1875rem]'
            }
          >
            {suggested.meaning}
          </p>
        </div>
        <CardFacts suggested={suggested} />
        <Reason suggested={suggested} language={language} />
        <Marks suggested={suggested} />
        <div className="relative mt-3 min-h-11">
          {isAdded ? <PageLink suggested={suggested} /> : <CardMore suggested={suggested} />}
          <CardTools suggested={suggested} />
        </div>
        {rating && <div className="mt-auto">{rating}</div>}
      </div>
      {actions}
    </article>
  );
}

/** To all that is told of a name without a list. */
function PageLink({ suggested }: Pick<SuggestionCardProps, 'suggested'>) {
  const { t } = useTranslation('list-learning');
  const locale = useLocale();
  const { name, name_id: slug } = suggested;
  if (slug === null) return null;
  return (
    <Link
      to={pathTo('name-page', locale, { slug })}
      className="inline-flex min-h-11 items-center pe-24 font-semibold text-md text-primary [overflow-wrap:anywhere] print:hidden"
    >
      {t('page', { name })}
    </Link>
  );
}

/** Why the name was chosen, by whom, and in which language; text by a model is marked for people and for machines. */
function Reason({ suggested, language }: Pick<SuggestionCardProps, 'suggested' | 'language'>) {
  const { t } = useTranslation('results');
  const writtenIn = useTextLanguage();
  const isOther = language !== useLocale();
  const { reason, reason_by: by } = suggested;
  return (
    <>
      <p
        className="mt-3 text-md text-ink-2 leading-normal [overflow-wrap:anywhere]"
        {...writtenIn(language)}
        {...machineWritten(by === 'model')}
      >
        {reason}
      </p>
      {by === 'model' && <p className="mt-1 text-ink-3 text-sm">{t('card.reasonByModel')}</p>}
      {isOther && <p className="mt-1 text-ink-3 text-sm">{t(`card.writtenIn.${language}`)}</p>}
    </>
  );
}

/** Important remarks: a warning, that the name is not verified, and which wishes it does not meet. */
function Marks({ suggested }: { suggested: SuggestedName }) {
  const { t } = useTranslation('results');
  const list = useStepList();
  const { warning, verified, relaxed, double_with: second, name } = suggested;
  return (
    <div className="mt-3 grid grid-cols-1 gap-2 text-sm empty:hidden">
      {second && (
        <p className="font-medium">{t('card.double', { name: `${name} ${second.name}` })}</p>
      )}
      {relaxed.length > 0 && (
        <p className="text-ink-3">{t('card.relaxed', { list: list(relaxed) })}</p>
      )}
      {warning && (
        <Remark kind="warning" isSmall>
          {warning}
        </Remark>
      )}
      {!verified && (
        <Remark kind="unchecked" isSmall>
          {t('card.unverified')}
        </Remark>
      )}
    </div>
  );
}
