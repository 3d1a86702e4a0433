import type { Guard } from '../payments/guards.ts';
import type { Mood } from './model-gate.ts';

interface AbuseGuard extends Guard {
  /** Part of the promise that is broken without it. */
  breaks: string;
  /** Moods in which its absence shows; none if an outage or registrations show it. */
  moods: readonly Mood[];
}

/** The guards against attackers, and how each is removed to check that the proof notices. */
export const ABUSE_GUARDS: Record<string, AbuseGuard> = {
  'an account has few questions at once': {
    file: 'llm/caller-limits.ts',
    text: 'export const CONCURRENT_QUESTIONS = 3;',
    instead: 'export const CONCURRENT_QUESTIONS = 300;',
    breaks: 'questions at the model at once',
    moods: ['slow'],
  },
  'free questions end': {
    file: 'names/free-calls.service.ts',
    text: 'count > most * scale',
    instead: 'false',
    breaks: 'free questions',
    moods: ['unknown'],
  },
  'a free list holds public facts': {
    file: 'names/name-pool.service.ts',
    text: 'return facts && publicFactsIn(facts);',
    instead: 'return facts;',
    breaks: 'free lists hold no facts',
    moods: [],
  },
  'a refused sentence costs the list nothing but the sentence': {
    file: 'suggestions/model-writer.service.ts',
    text: 'if (!isByModel(places)) return byCatalogue(plan, null);',
    instead: "if (!isByModel(places)) return byCatalogue(plan, 'model_away');",
    breaks: 'lists are free only while the model is away',
    moods: ['refusal'],
  },
  'a mailbox has one spelling': {
    file: 'credits/mailboxes.rules.ts',
    text: 'const named = tagSign ? before(untagged, tagSign) : untagged;',
    instead: 'const named = untagged;',
    breaks: 'one mailbox gets one bonus',
    moods: [],
  },
};
