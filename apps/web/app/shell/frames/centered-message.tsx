import type { ReactNode } from 'react';

export interface CenteredMessageProps {
  /** The document title. Such a page is not indexed. */
  documentTitle: string;
  title: string;
  text: string;
  picture?: ReactNode;
  /** A way to look for what was not found. */
  search?: ReactNode;
  /** Links to continue. */
  children: ReactNode;
}

/** A page with a single message and links to continue. */
export const CenteredMessage = ({
  documentTitle,
  title,
  text,
  picture,
  search,
  children,
}: CenteredMessageProps) => (
  <div className="wrap grid grid-cols-1 justify-items-center pt-16 text-center md:pt-24">
    <title>{documentTitle}</title>
    <meta name="robots" content="noindex" />
    {picture}
    <h1 className="text-4xl md:text-5xl">{title}</h1>
    <p className="mt-4 max-w-[34rem] text-ink-2 text-lg">{text}</p>
    {search}
    <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
);
