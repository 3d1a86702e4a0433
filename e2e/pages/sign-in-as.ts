import { auth } from '@ismi/contract';
import type { Page as Tab } from '@playwright/test';
import { withClient } from '../../tools/stack/with-client.ts';

interface Seeded {
  /** The password of all seeded accounts. */
  password: string;
  databaseUrl: string;
}

let seeded: Seeded = { password: '', databaseUrl: '' };

export const setSeeded = (known: Seeded): void => {
  seeded = known;
};

/** Marks the administrator's second factor as passed: pages are checked far more often than codes change. */
const passSecondFactor = (email: string) =>
  withClient(seeded.databaseUrl, (client) =>
    client.query(
      `update sessions set second_factor_at = now(), proven_at = now()
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** Signs a seeded account in as the page would: from our origin, with its cookies. */
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
