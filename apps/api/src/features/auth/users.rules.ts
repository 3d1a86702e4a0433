import { ACCOUNT_LIMITS } from '@ismi/contract';

/** Default name of a user without one. */
export const nameOfAddress = (email: string): string =>
  email.slice(0, email.lastIndexOf('@')).slice(0, ACCOUNT_LIMITS.name);
