import { Heart, X } from 'lucide-react';
import { useRef } from 'react';
import type { Chip } from './chip.ts';

interface ChipListProps {
  label: string;
  chips: readonly Chip[];
  /** Shown as about to be removed. */
  marked: Chip | undefined;
  tone: 'liked' | 'plain';
  removeLabel: (name: string) => string;
  onRemove: (chip: Chip) => void;
  /** The last one was removed: the focus needs another place. */
  onEmpty: () => void;
}

/** Chosen names, each with a button that removes it. The focus goes on to the neighbour. */
export function ChipList(props: ChipListProps) {
  const { label, chips, marked, tone, removeLabel, onRemove, onEmpty } = props;
  const list = useRef<HTMLUListElement>(null);
  if (chips.length === 0) return null;
  const remove = (chip: Chip, at: number) => {
    const buttons = list.current?.querySelectorAll('button');
    const neighbour = buttons?.[at + 1] ?? buttons?.[at - 1];
    if (neighbour) neighbour.focus();
    else onEmpty();
    onRemove(chip);
  };
  return (
    <ul ref={list} aria-label={label} className="mt-3 flex flex-wrap gap-2">
      {chips.map((chip, at) => (
        <li
          key={chip.id ?? chip.name}
          className={`token token-${tone}`}
          data-marked={chip === marked ? '' : undefined}
          data-unknown={chip.id === undefined ? '' : undefined}
        >
          {tone === 'liked' && <Heart size={17} strokeWidth={1.75} aria-hidden />}
          <bdi className="min-w-0 wrap-anywhere">{chip.name}</bdi>
          <button
            type="button"
            aria-label={removeLabel(chip.name)}
            onClick={() => remove(chip, at)}
            className="token-remove"
          >
            <X size={17} strokeWidth={1.75} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
