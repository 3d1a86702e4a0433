import { NAME_CREDITS } from '@ismi/contract/pricing';
import type { Part } from './lookup-request.ts';

export const PRICES: Record<Part, number> = NAME_CREDITS;
