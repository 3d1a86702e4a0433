import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Chip, isSameChip } from './chip.ts';
import { ChipList } from './chip-list.tsx';
import type { ListState, SuggestionKeys, SuggestionListTexts } from './suggestion-list.tsx';
import { type ChipTexts, useChips } from './use-chips.ts';
import { useListPart } from './use-list-part.ts';
import { usePreHydrationInput } from './use-pre-hydration-input.ts';
import type { FindSuggestions, Suggestion } from './use-suggestions.ts';

interface ChipsFieldTexts extends SuggestionListTexts, ChipTexts {
  /** The name of the button that removes a chip. */
  remove: (name: string) => string;
}

export interface ChipsFieldProps {
  label: string;
  hint?: string;
  value: readonly Chip[];
  onChange: (value: readonly Chip[]) => void;
  max: number;
  find: FindSuggestions;
  texts: ChipsFieldTexts;
  /** What is liked has a heart. */
  tone?: 'liked' | 'plain';
}

const LONGEST = 60;
const CLOSED: ListState = { isOpen: false, activeId: undefined, announcement: '' };

/**
 * A field that collects names as chips: typed letters get suggestions, and any other word may be added as it is. The list is fetched
 * with the first focus; until then, or where it cannot be had, it is a plain field.
 */
export function ChipsField(props: ChipsFieldProps) {
  const { label, hint, value, max, find, texts, tone = 'plain' } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [typed, setTyped] = useState('');
  const [isClosed, setClosed] = useState(false);
  const [list, setList] = useState(CLOSED);
  const { part: ChipSuggestions, isMissing, load } = useListPart();
  const { marked, said, add, addTyped, remove, backspace, unmark } = useChips(props);
  const text = typed.trim();
  const isFull = value.length >= max;
  const showsList = ChipSuggestions !== undefined && text !== '' && !isClosed && !isFull;
  const { isOpen, activeId, announcement } = showsList ? list : CLOSED;

  const type = (next: string) => {
    setTyped(next);
    setClosed(false);
    unmark();
  };
  usePreHydrationInput(id, typed, type);
  const choose = ({ id: nameId, name }: Suggestion) => {
    add({ id: nameId, name });
    setTyped('');
  };
  const takeTyped = () => {
    addTyped(text);
    setTyped('');
  };

  /** Whether the key means something here. */
  const handle = (key: string): boolean => {
    if (key === 'Backspace' && typed === '') backspace();
    else if (key === 'Escape' && isOpen) setClosed(true);
    else if (key === 'ArrowDown' && isClosed && text !== '') setClosed(false);
    else if (isOpen && keys.current?.press(key)) return true;
    else if (key === 'Enter' && text !== '') takeTyped();
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent) => {
    // Letters that are still being composed belong to the keyboard's own list.
    if (event.nativeEvent.isComposing || !handle(event.key)) return;
    // A form is not sent, and a dialog around the field stays open.
    event.preventDefault();
    event.stopPropagation();
  };

  const whyNoList = isMissing ? texts.failed : hint;
  const note = isFull ? texts.full(max) : whyNoList;
  return (
    <div>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={activeId}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          dir="auto"
          value={typed}
          maxLength={LONGEST}
          readOnly={isFull}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          onFocus={() => {
            load();
            setClosed(false);
          }}
          onBlur={() => setClosed(true)}
          onPointerDown={() => setClosed(false)}
          autoComplete="off"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          className="input pe-12"
        />
        <Search size={20} strokeWidth={1.75} aria-hidden className="field-icon" />
        {showsList && (
          <ChipSuggestions
            ref={keys}
            id={`${id}-list`}
            typed={text}
            find={find}
            leftOut={new Set(value.flatMap((chip) => chip.id ?? []))}
            texts={texts}
            onChoose={choose}
            onTakeTyped={takeTyped}
            onState={setList}
          />
        )}
      </div>
      <ChipList
        label={label}
        chips={value}
        marked={value.find((chip) => marked !== undefined && isSameChip(chip, marked))}
        tone={tone}
        removeLabel={texts.remove}
        onRemove={remove}
        onEmpty={() => input.current?.focus()}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className="hint">
          {note}
        </p>
      )}
      <p role="status" className="sr-only">
        {said || announcement}
      </p>
    </div>
  );
}
