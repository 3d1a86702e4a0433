import { z } from 'zod';
import { Pagination, pageOfList } from '../admin/admin-lists.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { lineOfText } from '../core/free-text.ts';
import { ADMIN_LIMITS, NAME_LIMITS } from '../core/limits.ts';
import { LOCALES } from '../core/locales.ts';
import { nameCompletions } from './name-completions.ts';
import { WISH_PATH } from './wish-path.ts';

const letters = lineOfText(NAME_LIMITS.query);

/** Names that are looked for and that the catalogue does not have. */
export const wantedNames = {
  unknown: defineEndpoint({
    method: 'GET',
    path: '/names/unknown',
    access: 'guest',
    summary:
      'What resembles letters that belong to no name, and whether they could be a name at all',
    query: z.strictObject({ letters, language: z.enum(LOCALES).optional() }),
    response: z.object({
      /** In the one form in which the letters are counted; null where they could not be a name. */
      letters: z.string().nullable(),
      nearest: nameCompletions.read.response.shape.names,
    }),
  }),
  count: defineEndpoint({
    method: 'POST',
    path: WISH_PATH,
    access: 'guest',
    summary:
      'A name was not found: its letters are counted once for a network and day, and nothing else',
    limit: 'wish',
    body: z.strictObject({ letters }),
    response: z.object({}),
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/wanted-names',
    access: 'admin',
    limit: 'administration',
    summary: 'Letters that were looked for from three networks or more, the most wanted first',
    query: z.strictObject({ ...pageOfList(ADMIN_LIMITS.answers) }),
    response: z.object({
      wanted: z.array(
        z.object({
          letters: z.string(),
          networks: z.int(),
          /** Once for each network and day. */
          wishes: z.int(),
          last_day: z.iso.date(),
        }),
      ),
      pagination: Pagination,
    }),
  }),
};
