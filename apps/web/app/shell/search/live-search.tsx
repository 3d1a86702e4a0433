import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { theOneTyped } from '../../data/name-completions/the-one-typed.ts';
import { useNameSearch } from '../../data/name-completions/use-name-completions.ts';
import { LiveSuggestions } from '../../ui/form/live-suggestions.tsx';
import { useClosePanel } from './use-close-panel.ts';

/** Names below a search field: a choice opens the name's page, and so does a name that was typed faster than the list came. */
export function LiveSearch({ input }: { input: RefObject<HTMLInputElement | null> }) {
  useClosePanel(input);
  const { find, texts } = useNameSearch();
  const path = usePath();
  const navigate = useNavigate();
  const pageOf = ({ address }: { address: string }) => path('name-page', { slug: address });
  const searching = useRef<AbortController>(null);
  const isLeaving = useNavigation().state !== 'idle';
  const { key } = useLocation();
  // A visitor who goes elsewhere meanwhile is not taken to the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation ends the search, when it begins and when it is done
  useEffect(() => () => searching.current?.abort(), [isLeaving, key]);
  const search = useEffectEvent(async (typed: string) => {
    searching.current?.abort();
    const own = new AbortController();
    searching.current = own;
    const found = await find(typed, own.signal).catch(() => []);
    if (own.signal.aborted) return;
    const certain = theOneTyped(found);
    const results = `${path('name-index')}?${new URLSearchParams({ q: typed })}`;
    await navigate(certain ? pageOf(certain) : results);
  });
  useEffect(() => {
    const form = input.current?.form;
    const submit = (event: SubmitEvent) => {
      const typed = input.current?.value.trim();
      event.preventDefault();
      if (typed) void search(typed);
      else input.current?.focus();
    };
    form?.addEventListener('submit', submit);
    return () => form?.removeEventListener('submit', submit);
  }, [input]);
  return (
    <LiveSuggestions
      input={input}
      find={find}
      texts={texts}
      hrefOf={pageOf}
      onChoose={(chosen) => void navigate(pageOf(chosen))}
    />
  );
}
