import { createContext, type ReactNode, useContext } from 'react';

/** Heading level of a result: as a card on the home page, or inside the name's page. */
export const HeadingLevel = createContext<'h3' | 'h4'>('h4');

export function CardHeading({ children }: { children: ReactNode }) {
  const Heading = useContext(HeadingLevel);
  return <Heading className="font-sans font-semibold text-md text-ink">{children}</Heading>;
}
