import { z } from 'zod';
import { accountEmail } from '../auth/auth.ts';
import { defineEndpoint } from '../core/endpoint.ts';

const params = z.strictObject({ id: z.uuid() });
const owns = { resource: 'user', in: 'params', key: 'id' } as const;

/** A data export, ready or in progress. */
const DataExport = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** False: in progress. */
  ready: z.boolean(),
  expires_at: z.iso.datetime(),
});
export type DataExport = z.output<typeof DataExport>;

/** When the account will be deleted; null if not planned. */
const deletion = z.object({ due_at: z.iso.datetime() }).nullable();

export const YourData = z.object({
  exports: z.array(DataExport),
  deletion,
  /** What would be lost with the account. */
  credits: z.int(),
});
export type YourData = z.output<typeof YourData>;

export const privacy = {
  overview: defineEndpoint({
    method: 'GET',
    path: '/users/:id/data',
    access: 'user',
    owns,
    summary: 'Copies of my data that are ready, and whether my account is about to be deleted',
    params,
    response: YourData,
  }),
  requestExport: defineEndpoint({
    method: 'POST',
    path: '/users/:id/data/exports',
    access: 'user',
    owns,
    limit: 'report',
    summary: 'Gather everything about me; a mail tells when it is ready',
    params,
    body: z.strictObject({}),
    response: DataExport,
  }),
  readExport: defineEndpoint({
    method: 'GET',
    path: '/data-exports/:id',
    access: 'user',
    limit: 'copy',
    owns: { resource: 'data-export', in: 'params', key: 'id' },
    summary: 'Everything about me, by table, as it was when it was gathered',
    params,
    response: z.object({
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      /** JSON: the rows of each table. */
      content: z.string(),
    }),
  }),
  requestDeletion: defineEndpoint({
    method: 'POST',
    path: '/users/:id/deletion',
    access: 'user',
    owns,
    limit: 'signIn',
    summary: 'Delete my account after a time to think; asking again changes nothing',
    params,
    /** The account’s own address, typed as confirmation. */
    body: z.strictObject({ email: accountEmail }),
    response: z.object({ deletion }),
  }),
  cancelDeletion: defineEndpoint({
    method: 'DELETE',
    path: '/users/:id/deletion',
    access: 'user',
    owns,
    summary: 'Keep my account after all',
    params,
    response: z.object({ deletion }),
  }),
};
