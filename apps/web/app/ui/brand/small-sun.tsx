import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { Shamsa } from './shamsa.tsx';

/** A name's sun on its glaze, as a small disc beside a line of text. */
export const SmallSun = ({ canonicalName }: { canonicalName: string }) => (
  <span className={`small-sun glaze-${shamsaRecipe(canonicalName).glaze}`} aria-hidden="true">
    <Shamsa name={canonicalName} strokeWidth={1.8} className="size-full" />
  </span>
);
