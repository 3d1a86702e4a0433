import type { Switch } from '@ismi/contract';
import pg from 'pg';
import { addresses } from './addresses.ts';

/** Turns a switch as the operator would; returns a function that restores it. */
export async function turnSwitch(
  name: Switch,
  isOn: boolean,
  texts: Record<string, string> | null = null,
): Promise<() => Promise<void>> {
  const write = async (state: boolean) => {
    const client = new pg.Client({ connectionString: addresses().databaseUrl });
    await client.connect();
    try {
      await client.query(
        `insert into switch_states (name, is_on, texts, changed_at) values ($1, $2, $3, now())
         on conflict (name) do update set is_on = $2, texts = $3`,
        [name, state, texts && JSON.stringify(texts)],
      );
    } finally {
      await client.end();
    }
  };
  await write(isOn);
  return () => write(!isOn);
}
