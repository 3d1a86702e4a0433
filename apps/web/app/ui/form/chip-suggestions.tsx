import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { Plus } from 'lucide-react';
import { WarningLine } from '../feedback/warning-line.tsx';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';
import type { Suggestion } from './use-suggestions.ts';

const SuggestedName = ({ id, name, detail, arabic, warning }: Suggestion) => (
  <>
    <span className={`suggestion-tile glaze-${shamsaRecipe(id).glaze}`} aria-hidden="true">
      <span lang="ar" dir="rtl">
        {arabic}
      </span>
    </span>
    <span className="min-w-0 grow">
      <bdi className="font-semibold">{name}</bdi>{' '}
      <span className="text-sm text-ink-2">{detail}</span>
      {warning !== undefined && <WarningLine>{warning}</WarningLine>}
    </span>
  </>
);

export type ChipSuggestionsProps = Omit<
  SuggestionListProps,
  'offersTyped' | 'Row' | 'Icon' | 'hrefOf'
>;

/** Names for a field that collects them; any other word may be added as it is. */
export const ChipSuggestions = (props: ChipSuggestionsProps) => (
  <SuggestionList {...props} offersTyped="always" Row={SuggestedName} Icon={Plus} />
);
