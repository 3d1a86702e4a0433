import { type ComponentType, useState } from 'react';
import type { ChipSuggestionsProps } from './chip-suggestions.tsx';

type Part = ComponentType<ChipSuggestionsProps>;

/** The list of suggestions, fetched when a field needs it for the first time. A failure is tried again at the next occasion. */
export function useListPart() {
  const [fetched, setFetched] = useState<{ part: Part }>();
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    if (fetched) return;
    import('./chip-suggestions.tsx').then(
      ({ ChipSuggestions }) => {
        setFetched({ part: ChipSuggestions });
        setMissing(false);
      },
      () => setMissing(true),
    );
  };
  return { part: fetched?.part, isMissing, load };
}
