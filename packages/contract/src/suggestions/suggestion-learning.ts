import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { NAME_LIMITS, SUGGESTION_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { SuggestionForm } from './suggestion-form.ts';
import { SuggestedName } from './suggestions.ts';
import { REACTIONS, REFUSAL_REASONS, ROUND_KINDS } from './wish-vocabulary.ts';

const params = z.strictObject({ id: z.uuid() });
const owns = { resource: 'suggestion', in: 'params', key: 'id' } as const;
/** A name of the list or of its rounds: its id, or as it was written where only a model knows it. */
const name = lineOfText(NAME_LIMITS.id);
/** Used for ranking and not stored; the browser sends them again if it still has them. */
const { siblings, surname } = SuggestionForm.shape;
const household = { siblings, surname };
/** The language of the facts; the reasons are in the language of the list. */
const language = z.enum(LOCALES).optional();

const Reaction = z.object({
  name_id: z.string().nullable(),
  name: z.string(),
  reaction: z.enum(REACTIONS),
  reason: z.enum(REFUSAL_REASONS).nullable(),
});
export type Reaction = z.output<typeof Reaction>;

/** Names that came to a list after it was made: public facts, and why they are there. */
const SuggestionRound = z.object({
  kind: z.enum(ROUND_KINDS),
  number: z.int(),
  /** The name of the list that these are like. */
  around: z.object({ name_id: z.string(), name: z.string() }).nullable(),
  suggestions: z.array(SuggestedName),
});

/** What a family said about suggested names, and what came of it. */
const SuggestionLearning = z.object({
  /** Of this list and earlier ones, the newest first. */
  reactions: z.array(Reaction),
  /** The reasons that may be given: some tell of faith or origin and need the consent to it. */
  reasons: z.array(z.enum(REFUSAL_REASONS)),
  /** In the order in which they came. */
  rounds: z.array(SuggestionRound),
  /** What is still free for this list: rounds, and names for which others like them come. */
  left: z.object({ refine: z.int(), alike: z.int() }),
});

export const suggestionLearning = {
  read: defineEndpoint({
    method: 'GET',
    path: '/suggestions/:id/learning',
    access: 'user',
    owns,
    summary: 'What I said about names of lists, and the names that came to this list since',
    params,
    query: z.strictObject({ language }),
    response: SuggestionLearning,
  }),
  refuse: defineEndpoint({
    method: 'PUT',
    path: '/suggestions/:id/refused',
    access: 'user',
    owns,
    limit: 'rating',
    summary: 'A name of the list is not for us, with or without a reason. Safe to repeat',
    params,
    body: z.strictObject({ name, reason: z.enum(REFUSAL_REASONS).optional(), language }),
    response: SuggestionLearning,
  }),
  more: defineEndpoint({
    method: 'PUT',
    path: '/suggestions/:id/more',
    access: 'user',
    owns,
    limit: 'suggestions',
    summary:
      'More names like one of the list: two come to it, for five names of a list; for further ones it is only remembered. Free and safe to repeat',
    params,
    body: z.strictObject({ name, ...household, language }),
    response: SuggestionLearning,
  }),
  forget: defineEndpoint({
    method: 'DELETE',
    path: '/suggestions/:id/reactions',
    access: 'user',
    owns,
    limit: 'rating',
    summary: 'Takes back what I said about a name, of this list or an earlier one. Safe to repeat',
    params,
    body: z.strictObject({ name, language }),
    response: SuggestionLearning,
  }),
  refine: defineEndpoint({
    method: 'PUT',
    path: '/suggestions/:id/rounds/:number',
    access: 'user',
    owns,
    limit: 'suggestions',
    summary:
      'The first or second refining of a list: new names by what was said about the others. Free; a round that is there already is not made again',
    params: params.extend({
      number: z.coerce.number().int().min(1).max(SUGGESTION_LIMITS.refiningRounds),
    }),
    body: z.strictObject({ ...household, language }),
    response: SuggestionLearning,
  }),
};
