import type { ReactNode } from 'react';

export interface CenteredMessageProps {
  /** Of the document. Nobody searches for such a page, so it is not indexed either. */
  documentTitle: string;
  title: string;
  text: string;
  picture?: ReactNode;
  /** The ways on from here. */
  children: ReactNode;
}

/** A page that has only one thing to say: a sentence, and where to go from here. */
export const CenteredMessage = ({
  documentTitle,
  title,
  text,
  picture,
  children,
}: CenteredMessageProps) => (
  <div className="wrap grid justify-items-center pt-16 text-center md:pt-24">
    <title>{documentTitle}</title>
    <meta name="robots" content="noindex" />
    {picture}
    <h1 className="text-4xl md:text-5xl">{title}</h1>
    <p className="mt-4 max-w-[34rem] text-ink-2 text-lg">{text}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
);
