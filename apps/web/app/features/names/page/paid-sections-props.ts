import type { PaidCounts } from './offered-parts.ts';

export interface PaidSectionsProps {
  slug: string;
  name: string;
  warning: string | null;
  /** How much is behind the offers. */
  paid: PaidCounts;
  /** The assessment follows a general rule and is part of the page, so it is not sold. */
  isAssessmentFree: boolean;
  /** A guest has chosen something that needs an account. */
  onGuest: () => void;
}
