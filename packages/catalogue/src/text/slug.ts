import { foldedForm } from '../matching/fold.ts';

/** A spelling as part of an address: Abdülkadir is abdulkadir, Abu Bakr is abu-bakr. */
export const slugOf = (spelling: string): string =>
  spelling
    .split(/[\s-]+/)
    .map(foldedForm)
    .filter((part) => part !== '')
    .join('-');
