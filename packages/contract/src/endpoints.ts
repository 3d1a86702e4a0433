import { captcha } from './captcha.ts';
import { contact } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import { system } from './system.ts';

/** Every endpoint of the product: what is not listed here does not exist. Not for pages, which would then carry all of them. */
export const ENDPOINTS: readonly Endpoint[] = [system, captcha, contact].flatMap((group) =>
  Object.values<Endpoint>(group),
);
