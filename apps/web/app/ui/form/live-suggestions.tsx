import { ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { SmallSun } from '../brand/small-sun.tsx';
import { WarningLine } from '../feedback/warning-line.tsx';
import {
  type ListState,
  type SuggestionKeys,
  SuggestionList,
  type SuggestionListTexts,
} from './suggestion-list.tsx';
import type { FindSuggestions, Suggestion } from './use-suggestions.ts';

export interface LiveSuggestionsProps {
  /** The plain field that it completes; focus and text stay as they are. */
  input: RefObject<HTMLInputElement | null>;
  find: FindSuggestions;
  texts: SuggestionListTexts;
  hrefOf?: (suggestion: Suggestion) => string;
  onChoose: (suggestion: Suggestion) => void;
}

const CLOSED: ListState = { isOpen: false, activeId: undefined, announcement: '' };
const NONE: ReadonlySet<string> = new Set();

function InScript({ text, className }: { text: string; className: string }) {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  return (
    <bdi
      lang={isArabic ? 'ar' : undefined}
      className={`${isArabic ? 'name-arabic' : 'name-latin'} ${className}`}
    >
      {text}
    </bdi>
  );
}

const FoundName = ({ id, name, otherScript, detail, warning }: Suggestion) => (
  <>
    <SmallSun canonicalName={id} />
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-baseline gap-x-2.5">
        <InScript text={name} className="" /> <InScript text={otherScript} className="text-ink-2" />
      </span>{' '}
      <span className="line-clamp-2 text-ink-2 text-sm">{detail}</span>
      {warning !== undefined && <WarningLine>{warning}</WarningLine>}
    </span>
  </>
);

const setAttribute = (element: Element | null, name: string, value: string | undefined) =>
  value === undefined ? element?.removeAttribute(name) : element?.setAttribute(name, value);

/**
 * Names below a field while they are typed; the combo box of the WAI-ARIA practices. Fetched when the field is first needed, so it adds
 * itself to an input that is there already. Enter without a choice submits the input's form.
 */
export function LiveSuggestions({ input, find, texts, hrefOf, onChoose }: LiveSuggestionsProps) {
  const listId = useId();
  const keys = useRef<SuggestionKeys>(null);
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  // Letters that came before the list count; what the page itself has written does not.
  const [isClosed, setClosed] = useState(() => input.current?.defaultValue === typed);
  const [list, setList] = useState(CLOSED);
  const text = typed.trim();
  const showsList = text !== '' && !isClosed;
  const { isOpen, activeId, announcement } = showsList ? list : CLOSED;

  /** Whether the key means something here. */
  const handle = (key: string): boolean => {
    if (key === 'Escape' && isOpen) setClosed(true);
    else if (key === 'ArrowDown' && isClosed && text !== '') setClosed(false);
    else return isOpen && keys.current?.press(key) === true;
    return true;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Letters that are still being composed belong to the keyboard's own list.
    if (event.isComposing || !handle(event.key)) return;
    event.preventDefault();
    // What surrounds the field stays open.
    event.stopPropagation();
  });
  const readEarlyLetters = useEffectEvent(() => {
    const value = input.current?.value ?? '';
    // Letters that came since the first rendering.
    if (value === typed) return;
    setTyped(value);
    setClosed(false);
  });
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const field = input.current;
    const close = () => setClosed(true);
    const type = () => {
      setTyped(field?.value ?? '');
      setClosed(false);
    };
    field?.addEventListener('input', type, { signal });
    readEarlyLetters();
    field?.addEventListener('keydown', press, { signal });
    field?.addEventListener('blur', close, { signal });
    field?.form?.addEventListener('submit', close, { signal });
    return () => listeners.abort();
  }, [input]);
  useEffect(() => {
    setAttribute(input.current, 'aria-expanded', String(isOpen));
    setAttribute(input.current, 'aria-controls', isOpen ? listId : undefined);
    setAttribute(input.current, 'aria-activedescendant', activeId);
  }, [input, isOpen, listId, activeId]);

  return (
    <>
      {showsList && (
        <SuggestionList
          ref={keys}
          id={listId}
          typed={text}
          find={find}
          leftOut={NONE}
          texts={texts}
          offersTyped="where unknown"
          Row={FoundName}
          Icon={ChevronRight}
          hrefOf={hrefOf}
          onChoose={(suggestion) => {
            setClosed(true);
            onChoose(suggestion);
          }}
          onTakeTyped={() => input.current?.form?.requestSubmit()}
          onState={setList}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
