import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { capitalizeLetter } from '../capitalize-letter.ts';

interface LetterLinksProps {
  letters: readonly { value: string }[];
  label: string;
}

/** The letters of the reader's alphabet that have names. */
export function LetterLinks({ letters, label }: LetterLinksProps) {
  const locale = useLocale();
  const path = usePath();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {letters.map(({ value }) => (
          <li key={value}>
            <Link to={path('name-list', { by: 'letter', value })} className="letter">
              {capitalizeLetter(value, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
