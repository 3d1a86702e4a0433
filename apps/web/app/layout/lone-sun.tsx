import { Shamsa } from '../ui/shamsa.tsx';

/** Where there is nothing else to see. */
export const LoneSun = () => (
  <Shamsa name="ismi" strokeWidth={1} className="mb-7 w-36 text-primary" />
);
