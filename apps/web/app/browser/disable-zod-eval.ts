import type { $ZodConfig } from 'zod/v4/core';

/**
 * Zod probes whether `eval` is allowed. Our content security policy forbids it, and every browser would report the attempt. Set through
 * the global that Zod reads, not through its function: most pages never load Zod.
 */
if (!import.meta.env.SSR) {
  const config: $ZodConfig = { jitless: true };
  Object.assign(globalThis, { __zod_globalConfig: config });
}
