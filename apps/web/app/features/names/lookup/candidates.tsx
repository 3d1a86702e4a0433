import type { NameCandidate } from '@ismi/contract';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutMoney } from '../../../lib/about-money.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useRecentSearches } from '../recent-searches.ts';
import type { Wish } from '../wish.ts';
import { Candidate } from './candidate.tsx';
import { leadTo } from './lead-to.ts';
import { quoteOf } from './quote.ts';

interface CandidatesProps {
  wish: Wish;
  candidates: readonly NameCandidate[];
  message: string | null;
  onAsk: (wish: Wish) => void;
}

/** Several names may be meant: looking costs nothing, choosing says its price first. */
export function Candidates({ wish, candidates, message, onAsk }: CandidatesProps) {
  const { t } = useTranslation('names');
  const session = useSession();
  const recent = useRecentSearches(session.state === 'signed-in' ? session.user.id : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, another beginning
  useLayoutEffect(() => leadTo(heading.current), [candidates]);
  const machineCredits = quoteOf({ ...wish, nameId: null }, recent).total;
  return (
    <div className="card mt-6 p-5 md:p-8">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        {message ?? t('candidates.title')}
      </h3>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {candidates.map((candidate) => {
          const { name_id: nameId, name, warning } = candidate;
          const chosen = { ...wish, nameId, name, warning };
          return (
            <li key={nameId} className="grid">
              <Candidate
                candidate={candidate}
                credits={quoteOf(chosen, recent).total}
                onChoose={() => onAsk(chosen)}
              />
            </li>
          );
        })}
      </ul>
      {/* Names that are written exactly so are offered again: no model is asked about them. */}
      {wish.nameId !== null && (
        <button
          type="button"
          onClick={() => onAsk({ ...wish, nameId: null })}
          className="btn btn-quiet -ms-3 mt-4 flex-wrap text-start [overflow-wrap:anywhere]"
        >
          {t('candidates.none', { name: wish.name })}
          <span className="cost shrink-0">
            <span className="cost-mark" />
            {t('credits', { count: machineCredits })}
          </span>
          <AboutMoney credits={machineCredits} />
        </button>
      )}
    </div>
  );
}
