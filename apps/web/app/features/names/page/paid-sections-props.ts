export interface PaidSectionsProps {
  slug: string;
  name: string;
  warning: string | null;
  /** A guest wants something that needs an account. */
  onGuest: () => void;
}
