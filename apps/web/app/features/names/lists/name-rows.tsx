import type { NameInList } from '@ismi/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { SmallSun } from '../../../ui/brand/small-sun.tsx';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

interface NameRowsProps {
  names: readonly NameInList[];
  /** What may be done with a name: keep it, compare it. */
  actions: (name: NameInList) => ReactNode;
}

/** A list of names, each with its sun, its meaning, warnings and actions. */
export function NameRows({ names, actions }: NameRowsProps) {
  const path = usePath();
  return (
    <ul className="grid gap-x-8 md:grid-cols-2 xl:grid-cols-3">
      {names.map((entry) => {
        const { slug, name_latin: latin, name_ar: arabic, known_for: knownFor, warning } = entry;
        return (
          <li key={slug} className="flex items-center gap-3 border-line border-t">
            <span className="row-sun">
              <SmallSun canonicalName={slug} />
            </span>
            <Link to={path('name-page', { slug: entry.address })} className="name-row min-w-0 grow">
              <BothScripts latin={latin} arabic={arabic} />
              <span className="block text-md text-ink-2">{knownFor ?? entry.meaning}</span>
              {warning && <WarningLine>{warning}</WarningLine>}
            </Link>
            <span className="flex shrink-0 items-center">{actions(entry)}</span>
          </li>
        );
      })}
    </ul>
  );
}
