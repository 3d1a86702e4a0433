/** Where a browser says that a visit begins. Free of zod, so that every page may import it. */
export const VISIT_PATH = '/visits';
