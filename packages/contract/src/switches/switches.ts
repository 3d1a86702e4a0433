import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { SWITCH_LIMITS } from '../core/limits.ts';

/** What the operator can switch on or off without a deploy. */
export const SWITCHES = ['purchases', 'model', 'consulting', 'registration', 'banner'] as const;
export type Switch = (typeof SWITCHES)[number];

const bannerText = lineOfText(SWITCH_LIMITS.bannerText);

/** A sentence above every page, in each language. */
export const BannerTexts = z.strictObject({
  tr: bannerText,
  en: bannerText,
  de: bannerText,
  ar: bannerText,
});
export type BannerTexts = z.output<typeof BannerTexts>;

export const switches = {
  read: defineEndpoint({
    method: 'GET',
    path: '/switches',
    access: 'guest',
    summary: 'What is turned off at the moment, and the banner if there is one',
    response: z.object({
      purchases: z.boolean(),
      model: z.boolean(),
      consulting: z.boolean(),
      registration: z.boolean(),
      banner: z
        .object({ tr: z.string(), en: z.string(), de: z.string(), ar: z.string() })
        .nullable(),
    }),
  }),
};

/** A switch as the administrator sees it. */
export const AdminSwitch = z.object({
  name: z.enum(SWITCHES),
  is_on: z.boolean(),
  /** The banner's current or last text. */
  texts: z.object({ tr: z.string(), en: z.string(), de: z.string(), ar: z.string() }).nullable(),
  /** Null if it was never changed. */
  changed_at: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** Null: the operator, on the command line; or an erased account. */
  changed_by: z.string().nullable(),
});
export type AdminSwitch = z.output<typeof AdminSwitch>;

export const switchesAdmin = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/switches',
    access: 'admin',
    summary: 'Every switch, who turned it last, when and why',
    response: z.object({ switches: z.array(AdminSwitch) }),
  }),
  turn: defineEndpoint({
    method: 'PUT',
    path: '/admin/switches/:name',
    access: 'admin',
    fresh: true,
    summary: 'Turn a switch; the banner is shown with its words in four languages',
    params: z.strictObject({ name: z.enum(SWITCHES) }),
    body: z.strictObject({
      is_on: z.boolean(),
      reason: lineOfText(SWITCH_LIMITS.reason),
      /** Only for the banner; if missing, its text stays. */
      texts: BannerTexts.optional(),
    }),
    response: z.object({ switches: z.array(AdminSwitch) }),
  }),
};
