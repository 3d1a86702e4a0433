import { type NameCompletion, nameCompletions, namePages, wantedNames } from '@ismi/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { foundName } from '../../../data/name-completions/found-name.ts';
import { theOneTyped } from '../../../data/name-completions/the-one-typed.ts';
import { useApiQuery } from '../../../data/query.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { FailedNotice } from '../../../ui/feedback/failed-notice.tsx';
import type { FavoriteSlot } from '../favorite-slot.ts';
import { focusAndScroll } from '../lookup/focus-and-scroll.ts';
import type { LookupRequest } from '../lookup-request.ts';
import type { AskedName } from './asked-name.ts';
import { FoundNames } from './found-names.tsx';
import { FreeName } from './free-name.tsx';
import { MachineOffer } from './machine-offer.tsx';

interface FreeAnswerProps {
  asked: AskedName;
  /** A look-up is under way. */
  isBusy: boolean;
  FavoriteButton: FavoriteSlot;
  onGuest: () => void;
  onLookUp: (request: LookupRequest) => void;
}

/** As long as other caches keep it. */
const FRESH_MS = 300_000;

/** What is free to know of a name, at once; several names to choose from; or that it is unknown, with the nearest ones. */
export function FreeAnswer({ asked, isBusy, FavoriteButton, onGuest, onLookUp }: FreeAnswerProps) {
  const { t } = useTranslation('name-search');
  const language = useLocale();
  const { query, slug: chosen } = asked;
  const found = useApiQuery(
    nameCompletions.read,
    chosen === undefined ? { query: { q: query, language } } : undefined,
    { freshMs: FRESH_MS },
  );
  const names = found.data?.names;
  const certain = names && theOneTyped(names);
  const slug = chosen ?? certain?.address;
  const page = useApiQuery(
    namePages.page,
    slug === undefined ? undefined : { params: { slug }, query: { language } },
    { freshMs: FRESH_MS },
  );
  const isUnknown = names !== undefined && names[0]?.match !== 'whole';
  const unknown = useApiQuery(
    wantedNames.unknown,
    isUnknown ? { query: { letters: query, language } } : undefined,
    { freshMs: FRESH_MS },
  );
  const letters = unknown.failure ? undefined : (unknown.data?.letters ?? null);
  const failed = [found, page].find(({ failure }) => failure !== undefined);
  if (failed?.failure) {
    return (
      <div className="mt-6">
        <FailedNotice
          title={failed.failure.message}
          retryLabel={t('retry')}
          onRetry={() => void failed.reload()}
        />
      </div>
    );
  }
  if (slug !== undefined && page.data) {
    return (
      <FreeName
        key={slug}
        page={page.data}
        spelling={certain ? foundName(certain, language).name : query}
        FavoriteButton={FavoriteButton}
        onGuest={onGuest}
      />
    );
  }
  if (slug !== undefined || !names) return <Looking />;
  const best = names[0]?.match ?? 'none';
  const number = formatNumber(language, names.length);
  return (
    <Unsure
      title={best === 'whole' ? t('several') : t(`found.${best}`, { query, number })}
      names={names}
    >
      {letters !== null && (
        <MachineOffer query={query} wish={best === 'start' ? undefined : letters}>
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onLookUp({ name: query, nameId: null, parts: ['search'] })}
            className="btn btn-secondary"
          >
            {t('machine.ask')}
          </button>
        </MachineOffer>
      )}
    </Unsure>
  );
}

function Looking() {
  const { t } = useTranslation('name-search');
  return (
    <div className="card mt-6 grid gap-4 p-5 md:p-8">
      <p role="status" className="sr-only">
        {t('looking')}
      </p>
      <span aria-hidden="true" className="skeleton h-9 w-48 rounded-md" />
      <span aria-hidden="true" className="skeleton h-6 w-full max-w-[24rem] rounded-md" />
    </div>
  );
}

interface UnsureProps {
  title: string;
  names: readonly NameCompletion[];
  children: ReactNode;
}

function Unsure({ title, names, children }: UnsureProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer moves the focus again
  useLayoutEffect(() => focusAndScroll(heading.current), [title]);
  return (
    <div className="card mt-6 p-5 md:p-8">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 text-xl outline-none [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      <FoundNames names={names} />
      {children}
    </div>
  );
}
