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

/** Text of a document, with its links. */
export const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map((span, index) =>
    typeof span === 'string' ? (
      span
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a document never change their order
      <SpanLink key={index} {...span} />
    ),
  );
