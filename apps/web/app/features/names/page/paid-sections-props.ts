export interface PaidSectionsProps {
  slug: string;
  name: string;
  warning: string | null;
  /** The assessment is a general rule, and stands on the page: it is not sold. */
  isAssessmentFree: boolean;
  /** A guest wants something that needs an account. */
  onGuest: () => void;
}
