import { z } from 'zod';
import { adminReason, Pagination, pageOfList } from '../admin/admin-lists.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { ADMIN_LIMITS, NAME_LIMITS } from '../core/limits.ts';
import { NAME_PARTS } from '../credits/pricing.ts';
import { ISLAMIC_VERDICTS } from './names.ts';

/** The texts of an answer, each in four languages: for a meaning the first three, for a judgement the last. */
export const ANSWER_PARTS = ['meaning', 'origin', 'description', 'reason'] as const;

const ANSWER_STATES = ['stored', 'corrected', 'removed'] as const;

const inFour = z.object({ tr: z.string(), en: z.string(), de: z.string(), ar: z.string() });
const sentence = lineOfText(NAME_LIMITS.modelSentence);
const written = z.strictObject({ tr: sentence, en: sentence, de: sentence, ar: sentence });

/** A stored model answer about letters, shared by all users. Contains nothing about who asked. */
export const MachineAnswer = z.object({
  id: z.uuid(),
  letters: z.string(),
  kind: z.enum(NAME_PARTS),
  state: z.enum(ANSWER_STATES),
  /** Empty where it was removed. */
  texts: z.array(inFour.extend({ part: z.enum(ANSWER_PARTS) })),
  verdict: z.enum(ISLAMIC_VERDICTS).nullable(),
  model: z.string(),
  /** The month in which it was stored: `2026-11`. */
  month: z.string(),
  /** When an administrator last changed it. */
  changed_at: z.iso.datetime().nullable(),
});
export type MachineAnswer = z.output<typeof MachineAnswer>;

const params = z.strictObject({ id: z.uuid() });
/** `changed_at` as it was shown: newer changes by others are not overwritten. */
const seen_at = z.iso.datetime().nullable();

export const machineAnswersAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/machine-answers',
    access: 'admin',
    summary: 'What a model said of letters that the catalogue does not know, by their beginning',
    query: z.strictObject({
      search: lineOfText(NAME_LIMITS.query).optional(),
      ...pageOfList(ADMIN_LIMITS.answers),
    }),
    response: z.object({ answers: z.array(MachineAnswer), pagination: Pagination }),
  }),
  correct: defineEndpoint({
    method: 'PUT',
    path: '/admin/machine-answers/:id',
    access: 'admin',
    summary: 'Correct texts of a stored answer; it says from then on that a person corrected it',
    params,
    body: z.strictObject({
      texts: z.strictObject({
        meaning: written.optional(),
        origin: written.optional(),
        description: written.optional(),
        reason: written.optional(),
      }),
      seen_at,
      reason: adminReason,
    }),
    response: MachineAnswer,
  }),
  remove: defineEndpoint({
    method: 'POST',
    path: '/admin/machine-answers/:id/remove',
    access: 'admin',
    summary: 'Remove a stored answer; who paid for it reads that it was removed',
    params,
    body: z.strictObject({ seen_at, reason: adminReason }),
    response: MachineAnswer,
  }),
};
