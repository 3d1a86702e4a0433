import { useEffect, useRef, useState } from 'react';
import { type Chip, isSameChip } from './chip.ts';
import type { FindSuggestions } from './use-suggestions.ts';

export interface ChipTexts {
  added: (name: string) => string;
  removed: (name: string) => string;
  /** After backspace in the empty field: once more removes it. */
  removesNext: (name: string) => string;
  alreadyThere: (name: string) => string;
  full: (max: number) => string;
}

interface ChipsOptions {
  value: readonly Chip[];
  onChange: (value: readonly Chip[]) => void;
  max: number;
  find: FindSuggestions;
  texts: ChipTexts;
}

/** Adds, recognises and removes chips, and says so for screen readers. */
export function useChips({ value, onChange, max, find, texts }: ChipsOptions) {
  const [said, say] = useState('');
  const [marked, mark] = useState<Chip>();
  // For words that are recognised after the field has changed.
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  const add = (chip: Chip): boolean => {
    mark(undefined);
    if (value.some((other) => isSameChip(other, chip))) say(texts.alreadyThere(chip.name));
    else if (value.length >= max) say(texts.full(max));
    else {
      onChange([...value, chip]);
      say(texts.added(chip.name));
      return true;
    }
    return false;
  };

  /** A word that was typed in whole may be a known name all the same, typed faster than suggestions come. */
  const recognise = async (typed: Chip): Promise<void> => {
    const [first] = await find(typed.name, new AbortController().signal).catch(() => []);
    const { value: now, onChange: change } = latest.current;
    if (first?.match !== 'whole' || !now.includes(typed)) return;
    const known = { id: first.id, name: first.name };
    const others = now.filter((chip) => chip !== typed);
    const isThere = others.some((chip) => isSameChip(chip, known));
    change(isThere ? others : now.map((chip) => (chip === typed ? known : chip)));
  };

  const remove = (chip: Chip): void => {
    mark(undefined);
    onChange(value.filter((other) => other !== chip));
    say(texts.removed(chip.name));
  };

  return {
    /** The chip that the next backspace removes. */
    marked,
    said,
    add,
    addTyped: (name: string): void => {
      const chip = { name };
      if (add(chip)) void recognise(chip);
    },
    remove,
    /** Removes the last chip, but first says which. */
    backspace: (): void => {
      const last = value.at(-1);
      if (!last) return;
      if (marked && isSameChip(marked, last)) remove(last);
      else {
        mark(last);
        say(texts.removesNext(last.name));
      }
    },
    unmark: (): void => {
      mark(undefined);
      say('');
    },
  };
}
