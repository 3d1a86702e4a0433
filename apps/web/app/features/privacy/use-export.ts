import { privacy, type ResponseOf } from '@ismi/contract';
import { useMemo } from 'react';
import { z } from 'zod';
import { loadStateOf, useApiQuery } from '../../data/query.ts';

const Tables = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

interface Copy {
  createdAt: string;
  expiresAt: string;
  /** The content of the saved file. */
  json: string;
  tables: z.output<typeof Tables>;
}

function parseCopy(answer: ResponseOf<typeof privacy.readExport>): Copy {
  const tables = Tables.parse(JSON.parse(answer.content));
  return {
    createdAt: answer.created_at,
    expiresAt: answer.expires_at,
    json: JSON.stringify(tables, null, 2),
    tables,
  };
}

/** A copy of the user's own data. */
export function useExport(id: string) {
  const query = useApiQuery(privacy.readExport, { params: { id } });
  const { data, reload } = query;
  const copy = useMemo(() => data && parseCopy(data), [data]);
  return { copy, loaded: loadStateOf(query), reload };
}
