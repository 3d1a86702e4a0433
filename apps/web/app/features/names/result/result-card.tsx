import type { NameResult } from '@ismi/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { removeVowelSigns } from '../../../i18n/remove-vowel-signs.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { machineWritten } from '../../../ui/brand/machine-written.ts';
import { NameBanner } from '../../../ui/brand/name-banner.tsx';
import { Remark } from '../../../ui/feedback/remark.tsx';
import { focusAndScroll } from '../lookup/focus-and-scroll.ts';
import type { LookupRequest } from '../lookup-request.ts';
import { AnalysisBlock } from './analysis-block.tsx';
import { AnalysisOffer } from './analysis-offer.tsx';
import { Facts } from './facts.tsx';
import { Cautions, Namesakes } from './namesakes-and-cautions.tsx';
import { Popularity } from './popularity.tsx';
import { RelatedNames } from './related-names.tsx';

interface ResultCardProps {
  result: NameResult;
  charged: number;
  left: number;
  /** The favorite button. */
  favorite: ReactNode;
  onAsk: (request: LookupRequest) => void;
}

/** All facts of a search result, with their sources. */
export function ResultCard({ result, charged, left, favorite, onAsk }: ResultCardProps) {
  const { t } = useTranslation('names');
  const id = useId();
  const path = usePath();
  const { name, name_id: nameId, name_latin: latin, name_ar: arabic, analysis } = result;
  const locale = useLocale();
  return (
    <article
      aria-labelledby={id}
      className="card mt-6 scroll-mt-6 overflow-hidden"
      {...machineWritten(!result.verified)}
    >
      <div className="p-2 pb-0">
        {/* Another name moves the focus; an added assessment does not. */}
        <NameBanner
          key={nameId ?? name}
          canonicalName={nameId ?? name}
          latin={latin ?? name}
          arabic={arabic && removeVowelSigns(arabic)}
          isArabicFirst={locale === 'ar'}
          headingId={id}
          headingRef={focusAndScroll}
        />
      </div>
      <div className="p-5 md:p-8">
        <Marks result={result} />
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            {result.known_for && (
              <p className="font-display text-xl md:text-2xl">{result.known_for}</p>
            )}
            <p
              className={result.known_for ? 'mt-1 text-ink-2' : 'font-display text-xl md:text-2xl'}
            >
              {result.meaning}
            </p>
          </div>
          {/* Reserves the space before it is loaded. */}
          <span className="-me-2.5 -mt-2 size-11 shrink-0">{favorite}</span>
        </div>
        <div className="mt-5 grid gap-x-12 gap-y-7 md:grid-cols-[1.35fr_1fr]">
          <div className="grid min-w-0 content-start gap-7">
            <p>{result.description}</p>
            <Namesakes namesakes={result.namesakes} />
            <Cautions cautions={result.cautions} />
          </div>
          <div className="grid min-w-0 content-start gap-7">
            <Facts result={result} />
            <Popularity result={result} />
            <RelatedNames title={t('related')} names={result.related} />
          </div>
        </div>
        {analysis && (
          <div className="mt-7">
            <AnalysisBlock analysis={analysis} />
          </div>
        )}
        {!analysis?.available && <AnalysisOffer nameId={nameId} name={name} onAsk={onAsk} />}
        {result.address && (
          <p className="mt-6">
            <Link to={path('name-page', { slug: result.address })} className="link">
              {t('toPage', { name })}
            </Link>
          </p>
        )}
        <p role="status" className="mt-5 text-ink-3 text-sm">
          {charged > 0 ? t('charged', { count: charged, left }) : t('notCharged')}
        </p>
      </div>
    </article>
  );
}

/** Warnings: the name's own, that it is not verified, and which spelling was found. */
function Marks({ result }: { result: NameResult }) {
  const { t } = useTranslation('names');
  const { warning, verified, name_ar: arabic, matched_form: matched } = result;
  // Vowel signs do not make it another spelling.
  const form = matched === arabic ? null : matched;
  if (!warning && verified && !form) return null;
  return (
    <div className="mb-4 grid gap-3">
      {warning && <Remark kind="warning">{warning}</Remark>}
      {!verified && <Remark kind="unchecked">{t('unverified')}</Remark>}
      {form && <p className="text-ink-3 text-sm">{t('matchedForm', { form })}</p>}
    </div>
  );
}
