import type { RefObject } from 'react';
import { usePath } from '../../../browser/use-path.ts';
import { useNameSearch } from '../../../data/name-completions/use-name-completions.ts';
import { LiveSuggestions } from '../../../ui/form/live-suggestions.tsx';
import type { AskedName } from './asked-name.ts';

interface LiveQueryProps {
  input: RefObject<HTMLInputElement | null>;
  onAsk: (asked: AskedName) => void;
}

/** Names below the field of the home page: a choice is answered there. */
export function LiveQuery({ input, onAsk }: LiveQueryProps) {
  const path = usePath();
  return (
    <LiveSuggestions
      input={input}
      {...useNameSearch()}
      hrefOf={({ address }) => path('name-page', { slug: address })}
      onChoose={({ address, name }) => {
        if (input.current) input.current.value = name;
        onAsk({ query: name, slug: address });
      }}
    />
  );
}
