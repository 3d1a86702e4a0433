/** Where a browser reports the start of a visit. Free of zod, so that every page may import it. */
export const VISIT_PATH = '/visits';
