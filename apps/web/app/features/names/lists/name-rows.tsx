import type { NameInList } from '@ismi/contract';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { BothScripts } from '../../../i18n/both-scripts.tsx';
import { WarningLine } from '../../../ui/feedback/warning-line.tsx';

/** A list of names, each with its meaning and warnings. */
export function NameRows({ names }: { names: readonly NameInList[] }) {
  const path = usePath();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {names.map(({ slug, name_latin: latin, name_ar: arabic, meaning, warning }) => (
        <li key={slug} className="border-line border-t">
          <Link to={path('name-page', { slug })} className="name-row">
            <BothScripts latin={latin} arabic={arabic} />
            <span className="block text-md text-ink-2">{meaning}</span>
            {warning && <WarningLine>{warning}</WarningLine>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
