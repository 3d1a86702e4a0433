import type { NameCandidate } from '@ismi/contract';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/session/use-session.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import type { LookupRequest } from '../lookup-request.ts';
import { useRecentSearches } from '../recent-searches.ts';
import { Candidate } from './candidate.tsx';
import { focusAndScroll } from './focus-and-scroll.ts';
import { quoteRequest } from './quote.ts';

interface CandidatesProps {
  request: LookupRequest;
  candidates: readonly NameCandidate[];
  message: string | null;
  onAsk: (request: LookupRequest) => void;
}

/** Several names match. The choice is free and shows each price. */
export function Candidates({ request, candidates, message, onAsk }: CandidatesProps) {
  const { t } = useTranslation('names');
  const session = useSession();
  const recent = useRecentSearches(session.state === 'signed-in' ? session.user.id : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list moves the focus again
  useLayoutEffect(() => focusAndScroll(heading.current), [candidates]);
  const machineCredits = quoteRequest({ ...request, nameId: null }, recent).total;
  return (
    <div className="card mt-6 p-5 md:p-8">
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl outline-none">
        {message ?? t('candidates.title')}
      </h3>
      <ul className="mt-4 grid gap-3 md:grid-cols-2">
        {candidates.map((candidate) => {
          const { name_id: nameId, name, warning } = candidate;
          const chosen = { ...request, nameId, name, warning };
          return (
            <li key={nameId} className="grid">
              <Candidate
                candidate={candidate}
                credits={quoteRequest(chosen, recent).total}
                onChoose={() => onAsk(chosen)}
              />
            </li>
          );
        })}
      </ul>
      {/* Hidden if the written spelling matches catalogue names exactly: the model does not answer for those. */}
      {request.nameId !== null && (
        <button
          type="button"
          onClick={() => onAsk({ ...request, nameId: null })}
          className="btn btn-quiet -ms-3 mt-4 flex-wrap text-start [overflow-wrap:anywhere]"
        >
          {t('candidates.none', { name: request.name })}
          <span className="cost shrink-0">
            <span className="cost-mark" />
            {t('credits', { count: machineCredits })}
          </span>
          <ApproximatePrice credits={machineCredits} />
        </button>
      )}
    </div>
  );
}
