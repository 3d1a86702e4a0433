import { admin, paymentsAdmin } from '@ismi/contract';

/** Endpoints that show payments or count their problems: out of date after a change of one. */
export const PAYMENT_VIEWS = [
  paymentsAdmin.list,
  paymentsAdmin.stats,
  paymentsAdmin.details,
  paymentsAdmin.events,
  admin.badges,
] as const;
