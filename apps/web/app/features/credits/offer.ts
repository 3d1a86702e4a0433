import type { CreditPackage, payments, ResponseOf } from '@ismi/contract';

/** What is on sale, as a page shows it. */
export interface Offer {
  packages: readonly CreditPackage[];
  /** False: nothing is sold at the moment. */
  isOpen: boolean;
  countries: ResponseOf<typeof payments.packages>['countries'];
  /** True: the API gave no answer; prices are those of this release, and nothing can be ordered yet. */
  isFallback: boolean;
}
