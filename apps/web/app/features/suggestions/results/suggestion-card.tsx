import type { Locale, SuggestedName } from '@ismi/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale.ts';
import { useTextLanguage } from '../../../i18n/use-text-language.ts';
import { machineWritten } from '../../../ui/brand/machine-written.ts';
import { NameBanner } from '../../../ui/brand/name-banner.tsx';
import { Remark } from '../../../ui/feedback/remark.tsx';
import { useStepList } from '../answer-labels.ts';
import { CardButtons } from './card-buttons.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardMore } from './card-more.tsx';
import type { NameSlots } from './name-slots.ts';

interface SuggestionCardProps {
  suggested: SuggestedName;
  /** Language of the reason; the page may be in another one by now. */
  language: Locale;
  slots: NameSlots;
}

/** One suggested name: its picture, its facts, why it was chosen, and its actions. */
export function SuggestionCard({ suggested, language, slots }: SuggestionCardProps) {
  const id = useId();
  const writtenIn = useTextLanguage();
  const { name, name_id: nameId, name_latin: latin, name_ar: arabic } = suggested;
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
          latin={latin ?? name}
          arabic={arabic}
          headingId={id}
        />
      </div>
      <div className="flex grow flex-col px-5 pt-4 pb-3 sm:px-6">
        <p
          className="mb-3 font-display text-[1.1875rem] leading-snug [overflow-wrap:anywhere]"
          {...writtenIn(suggested.facts_language)}
        >
          {suggested.meaning}
        </p>
        <CardFacts suggested={suggested} />
        <Reason suggested={suggested} language={language} />
        <Marks suggested={suggested} />
        <CardMore suggested={suggested} />
        <div className="mt-auto">
          {slots.rating?.(suggested)}
          <CardButtons suggested={suggested} favorite={slots.favorite?.(suggested)} />
        </div>
      </div>
    </article>
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
