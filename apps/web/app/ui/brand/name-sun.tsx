import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { Shamsa } from './shamsa.tsx';

/** A name's sun on its glaze, small and round, for use before the name in a list. */
export const NameSun = ({ canonicalName }: { canonicalName: string }) => (
  <span
    aria-hidden="true"
    className={`name-sun glaze-${shamsaRecipe(canonicalName).glaze} shrink-0`}
  >
    <Shamsa name={canonicalName} strokeWidth={3} className="size-full" />
  </span>
);
