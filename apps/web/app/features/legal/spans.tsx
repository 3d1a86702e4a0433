import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { PAGES, type PageId } from '../../pages.ts';
import type { Span } from './parse-document.ts';

const isPage = (id: string): id is PageId => PAGES.some((page) => page.id === id);

function SpanLink({ text, to }: { text: string; to: string }) {
  const path = usePath();
  if (isPage(to)) {
    return (
      <Link to={path(to)} className="link">
        {text}
      </Link>
    );
  }
  if (!to.includes(':')) return text;
  return (
    <a href={to} className="link [overflow-wrap:anywhere]">
      <bdi>{text}</bdi>
    </a>
  );
}

/** Words of a document, with their links. */
export const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, index) =>
    typeof span === 'string' ? (
      span
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a document stay where they are
      <SpanLink key={index} {...span} />
    ),
  );
