import { captcha } from './captcha.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { system } from './system.ts';

export * from './business-hours.ts';
export * from './captcha.ts';
export * from './contact.ts';
export * from './endpoint.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './free-text.ts';
export * from './limits.ts';
export * from './locales.ts';
export * from './permissions.ts';
export * from './replies.ts';
export * from './system.ts';

/** Every endpoint of the product: what is not listed here does not exist. */
export const ENDPOINTS: readonly Endpoint[] = [system, captcha, contact].flatMap((group) =>
  Object.values<Endpoint>(group),
);
