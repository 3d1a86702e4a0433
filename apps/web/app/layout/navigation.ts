import type { PageId } from '../pages.ts';
import { isBuilt } from '../paths.ts';

// As specified; what is not built yet joins by itself when it is.
export const MAIN_PAGES = (['home', 'leaderboard', 'consulting'] as const).filter(isBuilt);
export const FOOTER_PAGES = (['home', 'leaderboard', 'consulting', 'suggestions'] as const).filter(
  isBuilt,
);
export const LEGAL_PAGES = (['terms', 'privacy', 'impressum', 'contact'] as const).filter(isBuilt);

export type LinkedPage = Extract<
  PageId,
  | 'home'
  | 'leaderboard'
  | 'consulting'
  | 'suggestions'
  | 'terms'
  | 'privacy'
  | 'impressum'
  | 'contact'
>;
