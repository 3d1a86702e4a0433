import { Shamsa } from '../../ui/brand/shamsa.tsx';

/** A decorative sun for otherwise empty pages. */
export const DecorativeSun = () => (
  <Shamsa name="ismi" strokeWidth={1} className="mb-7 w-36 text-primary" />
);
