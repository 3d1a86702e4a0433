import { shamsaRecipe } from '@ismi/drawing/shamsa-of-name';
import { Shamsa } from './shamsa.tsx';

interface SmallSunProps {
  canonicalName: string;
  /** The glaze alone: fifty drawings would be most of a page's weight. */
  isPlain?: boolean;
}

/** A name's sun on its own glaze, as a coin beside a line of text. */
export function SmallSun({ canonicalName, isPlain = false }: SmallSunProps) {
  return (
    <span className={`small-sun glaze-${shamsaRecipe(canonicalName).glaze}`} aria-hidden="true">
      {!isPlain && <Shamsa name={canonicalName} strokeWidth={1.8} className="size-full" />}
    </span>
  );
}
