import { createContext, type ReactNode, useContext } from 'react';

/** How deep the headings of a result stand: in a card of its own on the home page, or in the name's page. */
export const HeadingLevel = createContext<'h3' | 'h4'>('h4');

export function CardHeading({ children }: { children: ReactNode }) {
  const Heading = useContext(HeadingLevel);
  return <Heading className="font-sans font-semibold text-md text-ink">{children}</Heading>;
}
