import { auth } from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import { withClient } from '../../tools/stack/with-client.ts';

interface Seeded {
  /** What everybody whom the seed brings in signs in with. */
  password: string;
  databaseUrl: string;
}

let seeded: Seeded = { password: '', databaseUrl: '' };

export const setSeeded = (known: Seeded): void => {
  seeded = known;
};

/** As if the administrator's second factor had been passed a moment ago: a page is looked at far more often than codes change. */
const passSecondFactor = (email: string) =>
  withClient(seeded.databaseUrl, (client) =>
    client.query(
      `update sessions set second_factor_at = now(), proven_at = now()
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** Signs a person of the seed in, as the page itself would: from our own origin, with its cookies. */
export async function signInAs(tab: Tab, who: 'family' | 'admin'): Promise<void> {
  const email = `${who}@ismi.example`;
  const status = await tab.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      return answer.status;
    },
    { path: `/api${auth.login.path}`, body: { email, password: seeded.password } },
  );
  if (status !== 200) throw new Error(`${who} could not sign in: ${status}`);
  if (who === 'admin') await passSecondFactor(email);
}
