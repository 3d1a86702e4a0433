import { ISLAMIC_ANALYSIS_CREDITS, NAME_SEARCH_CREDITS } from '@ismi/contract/pricing';
import type { Part } from './lookup-request.ts';

export const PRICES: Record<Part, number> = {
  search: NAME_SEARCH_CREDITS,
  analysis: ISLAMIC_ANALYSIS_CREDITS,
};
