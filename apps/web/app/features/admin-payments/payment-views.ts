import { admin, paymentsAdmin } from '@ismi/contract';

/** Endpoints that show payments or count their problems: invalidated after a change. */
export const PAYMENT_VIEWS = [
  paymentsAdmin.list,
  paymentsAdmin.stats,
  paymentsAdmin.details,
  paymentsAdmin.events,
  admin.badges,
] as const;
