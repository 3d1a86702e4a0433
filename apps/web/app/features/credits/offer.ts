import type { CreditPackage, payments, ResponseOf } from '@ismi/contract';

/** The current offer, as shown on a page. */
export interface Offer {
  packages: readonly CreditPackage[];
  /** False: nothing is on sale at the moment. */
  isOpen: boolean;
  countries: ResponseOf<typeof payments.packages>['countries'];
  /** True: the API did not respond; prices are those of this release, and nothing can be ordered yet. */
  isFallback: boolean;
}
