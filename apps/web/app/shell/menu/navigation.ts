import { useSession } from '../../data/session/use-session.ts';
import type { PageId } from '../../pages.ts';

const MAIN_PAGES = ['home', 'leaderboard', 'consulting'] as const;
const MEMBER_PAGES = ['favorites', 'profile'] as const;
export const FOOTER_PAGES = [
  'home',
  'name-index',
  'leaderboard',
  'consulting',
  'suggestions',
  'credits',
  'how-we-know',
  'corrections',
] as const;
export const LEGAL_PAGES = [
  'terms',
  'privacy',
  'withdrawal',
  'impressum',
  'accessibility',
  'contact',
] as const;

/** The pages of the main menu for this visitor. */
export const useMainPages = () =>
  useSession().state === 'guest' ? MAIN_PAGES : [...MAIN_PAGES, ...MEMBER_PAGES];

export type LinkedPage = Extract<
  PageId,
  | 'home'
  | 'leaderboard'
  | 'consulting'
  | 'favorites'
  | 'profile'
  | 'suggestions'
  | 'terms'
  | 'privacy'
  | 'impressum'
  | 'withdrawal'
  | 'accessibility'
  | 'contact'
  | 'credits'
  | 'name-index'
  | 'how-we-know'
  | 'corrections'
>;
