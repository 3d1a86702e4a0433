/** Where a browser tells that a name was not found. Free of zod, so that a page may import it. */
export const WISH_PATH = '/names/wishes';
