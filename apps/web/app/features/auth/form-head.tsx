import type { ReactNode } from 'react';

/** Heading and introduction of an account page. */
export const FormHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <>
    <h1 className="text-4xl [&:lang(ar)]:leading-[1.45]">{title}</h1>
    {children && <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{children}</p>}
  </>
);
