import { privacy } from '@ismi/contract';
import { useCallback } from 'react';
import { z } from 'zod';
import { useApi } from '../../data/use-api.ts';
import { useLoaded } from '../../data/use-loaded.ts';

const Tables = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

interface Copy {
  createdAt: string;
  expiresAt: string;
  /** As it is saved. */
  json: string;
  tables: z.output<typeof Tables>;
}

/** A copy of one's own data. */
export function useExport(id: string) {
  const api = useApi();
  const ask = useCallback(async (): Promise<Copy> => {
    const answer = await api.send(privacy.readExport, { params: { id } });
    const tables = Tables.parse(JSON.parse(answer.content));
    return {
      createdAt: answer.created_at,
      expiresAt: answer.expires_at,
      json: JSON.stringify(tables, null, 2),
      tables,
    };
  }, [api, id]);
  return useLoaded(ask);
}
