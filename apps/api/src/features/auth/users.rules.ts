import { ACCOUNT_LIMITS } from '@ismi/contract';

/** What somebody is called who has not said so. */
export const nameOfAddress = (email: string): string =>
  email.slice(0, email.lastIndexOf('@')).slice(0, ACCOUNT_LIMITS.name);
