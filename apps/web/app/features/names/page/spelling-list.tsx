import type { NamePage } from '@ismi/contract';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';

interface SpellingListProps {
  spellings: readonly string[];
  /** Those with a page of their own. */
  pages: NamePage['other_spellings'];
}

/** Spellings in a sentence, each isolated, since the scripts may differ in direction; those with a page of their own are links. */
export function SpellingList({ spellings, pages }: SpellingListProps) {
  const path = usePath();
  const addresses = new Map(pages.map(({ name, address }) => [name, address]));
  return spellings.map((spelling, index) => {
    const address = addresses.get(spelling);
    return (
      <span key={spelling}>
        {address === undefined ? (
          <bdi>{spelling}</bdi>
        ) : (
          <Link to={path('name-page', { slug: address })} className="link">
            <bdi>{spelling}</bdi>
          </Link>
        )}
        {index < spellings.length - 1 && '\u00a0· '}
      </span>
    );
  });
}
