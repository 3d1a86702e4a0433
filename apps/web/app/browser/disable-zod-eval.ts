import type { $ZodConfig } from 'zod/v4/core';

/**
 * Zod tries whether it may make code out of text. Our policy forbids that, and every visitor's browser would report the attempt. Told
 * through the global that Zod itself reads, and not by its function: most pages are read without fetching Zod at all.
 */
if (!import.meta.env.SSR) {
  const config: $ZodConfig = { jitless: true };
  Object.assign(globalThis, { __zod_globalConfig: config });
}
