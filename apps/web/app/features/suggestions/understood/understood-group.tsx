import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answers } from '../answers.ts';
import { correctQuery } from '../questions/step-query.ts';
import { ChipOfAnswer } from './understood-chip.tsx';
import type { UnderstoodChip } from './use-chips-of-answers.ts';
import { GROUPS, type Group } from './wish-groups.ts';

interface UnderstoodGroupProps {
  group: Group;
  chips: readonly UnderstoodChip[];
  onRemove: (chip: UnderstoodChip, without: Answers) => void;
}

/** What was understood of one subject, and a way to add to it. */
export function UnderstoodGroup({ group, chips, onRemove }: UnderstoodGroupProps) {
  const { t } = useTranslation('family-wishes');
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = GROUPS[group];
  const remove = (chip: UnderstoodChip, without: Answers, at: number) => {
    // The focus goes on to the neighbour, or to the button that adds.
    const items = [...(list.current?.children ?? [])];
    const neighbour = items[at + 1] ?? items[at - 1];
    neighbour?.querySelector<HTMLElement>('a')?.focus();
    onRemove(chip, without);
  };
  return (
    <section aria-labelledby={title} className="understood-group">
      <h2 id={title} className="font-sans font-semibold text-ink-2 text-md">
        {t(`groups.${group}`)}
      </h2>
      <ul ref={list} className="flex flex-wrap items-center gap-2">
        {chips.map((chip, at) => {
          const { without } = chip;
          return (
            <ChipOfAnswer
              key={chip.key}
              chip={chip}
              onRemove={without && (() => remove(chip, without, at))}
            />
          );
        })}
        {add && (
          <li>
            <Link
              to={correctQuery(add)}
              aria-label={t('add', { group: t(`groups.${group}`) })}
              className="btn-icon text-primary"
            >
              <Plus size={20} strokeWidth={1.75} aria-hidden />
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
