import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { NAME_GENDERS } from '../suggestions/questionnaire.ts';

/** What the warning of a name is about; its text is on the name's page. */
const NAME_WARNINGS = ['notAppropriate', 'disliked', 'notAName', 'offensive'] as const;
export type NameWarning = (typeof NAME_WARNINGS)[number];

/** How a name continues what was typed: written out, as far as its start, or only sounding or looking alike. */
const COMPLETION_MATCHES = ['whole', 'start', 'similar'] as const;

const Completion = z.object({
  name_id: z.string(),
  /** Of the page of the spelling that was found, or of the name's first page. */
  address: z.string(),
  /** In the reader's own spelling. */
  name: z.string(),
  /** The spelling that was found: the reader's own, or another one. */
  matched_form: z.string(),
  match: z.enum(COMPLETION_MATCHES),
  /** In both scripts, whatever the reader's own is. */
  name_latin: z.string(),
  name_ar: z.string(),
  gender: z.enum(NAME_GENDERS),
  meaning: z.string(),
  /** Always free. */
  warning: z.enum(NAME_WARNINGS).nullable(),
});
export type NameCompletion = z.output<typeof Completion>;

export const nameCompletions = {
  read: defineEndpoint({
    method: 'GET',
    path: '/names/suggest',
    access: 'guest',
    summary:
      'The names that what is being typed may become, from the first letter on, best first; never charges and never asks a model',
    limit: 'typing',
    cachedForSeconds: 300,
    query: z.strictObject({
      q: lineOfText(NAME_LIMITS.query),
      /** Required: the answer depends on the address alone. */
      language: z.enum(LOCALES),
      /** Leaves out names of the other gender, except one that is typed in whole. */
      gender: z.enum(['girl', 'boy']).optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(NAME_LIMITS.completions)
        .default(NAME_LIMITS.completions),
    }),
    response: z.object({ names: z.array(Completion).max(NAME_LIMITS.completions) }),
  }),
};
