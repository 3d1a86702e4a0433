import type { NamePage } from '@ismi/contract';
import { ArrowRight } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { NameBanner } from '../../../ui/brand/name-banner.tsx';
import { Remark } from '../../../ui/feedback/remark.tsx';
import type { FavoriteSlot } from '../favorite-slot.ts';
import { focusAndScroll } from '../lookup/focus-and-scroll.ts';
import { PaidSections } from '../page/paid-sections.tsx';

interface FreeNameProps {
  page: NamePage;
  /** As it was asked for; told where the page writes it differently. */
  spelling: string;
  FavoriteButton: FavoriteSlot;
  onGuest: () => void;
}

/** The free facts of a name in short, the way to its page, and what costs credits. */
export function FreeName({ page, spelling, FavoriteButton, onGuest }: FreeNameProps) {
  const { t } = useTranslation('name-search');
  const own = useTranslation('name-page');
  const words = useTranslation('name-words');
  const path = usePath();
  const locale = useLocale();
  const id = useId();
  const { slug, name, name_latin: latin, known_for: knownFor, meaning, origin, gender } = page;
  const { warning, pronunciation, ipa, written_alike: alike, assessment } = page;
  const isOther = ![name, latin, page.name_ar, page.name_ar_plain].includes(spelling);
  return (
    <article aria-labelledby={id} className="card mt-6 scroll-mt-6 overflow-hidden">
      <div className="p-2 pb-0">
        <NameBanner
          canonicalName={slug}
          latin={latin}
          arabic={page.name_ar_plain}
          isArabicFirst={locale === 'ar'}
          headingId={id}
          headingRef={focusAndScroll}
        />
      </div>
      <div className="p-5 md:p-8">
        {warning && (
          <div className="mb-4">
            <Remark kind="warning">{warning}</Remark>
          </div>
        )}
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p className="font-display text-xl md:text-2xl">{knownFor ?? meaning}</p>
            {knownFor && <p className="mt-1 text-ink-2">{meaning}</p>}
          </div>
          {/* Reserves the space before it is loaded. */}
          <span className="-me-2.5 -mt-2 size-11 shrink-0">
            <Suspense>
              <FavoriteButton found={{ name_id: slug, name, meaning, origin, gender }} />
            </Suspense>
          </span>
        </div>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
          <span className="badge">{words.t(`genders.${gender}`)}</span>
          <span className="min-w-0">{origin}</span>
          <span>
            <span className="sr-only">{own.t('pronunciation')} </span>
            {pronunciation && <bdi className="me-2">{pronunciation}</bdi>}
            <bdi dir="ltr">/{ipa}/</bdi>
          </span>
        </p>
        {isOther && <p className="mt-3 text-ink-2">{t('spelling', { spelling })}</p>}
        {assessment && (
          <p className="mt-3 text-ink-2">
            {own.t('assessment.title')}: {own.t(`assessment.${assessment.verdict}`)}.{' '}
            {assessment.reason}
          </p>
        )}
        {alike.length > 0 && (
          <p className="mt-3 text-ink-2">
            {own.t('writtenAlike')}:{' '}
            {alike.map((other) => (
              <span key={other.slug} className="block">
                <Link to={path('name-page', { slug: other.address })} className="link">
                  <bdi>{other.name}</bdi>
                </Link>
                : {other.line}
              </span>
            ))}
          </p>
        )}
        <p className="mt-5">
          <Link
            to={path('name-page', { slug: page.address })}
            className="btn btn-primary max-w-full whitespace-normal [overflow-wrap:anywhere] max-sm:w-full"
          >
            {t('toPage', { name })}
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden className="flip" />
          </Link>
        </p>
        <PaidSections
          slug={slug}
          name={name}
          warning={warning}
          paid={page.monograph.paid}
          isAssessmentFree={assessment !== null}
          onGuest={onGuest}
        />
      </div>
    </article>
  );
}
