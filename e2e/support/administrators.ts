import type { Locale } from '@ismi/contract/locales';
import type { Page } from '@playwright/test';
import { withDatabase } from './database.ts';
import { signInAsNewFamily } from './new-family.ts';

/** Makes an account an administrator's, as the operator would. */
export const grantAdmin = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query('update users set is_admin = true where email = $1', [email]),
  );

/** As if the second factor had been passed in every open session of an account a moment ago: journeys that are not about it begin here. */
const passSecondFactor = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update sessions set second_factor_at = now(), proven_at = now()
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** As if whoever sits there had last shown an hour ago who they are. */
export const letAnHourPass = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update sessions set proven_at = now() - interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** A new administrator with a language of its own, signed in with the second factor passed; the page is where it was. Answers with the address. */
export async function signInAsAdministrator(page: Page, language: Locale): Promise<string> {
  const email = await signInAsNewFamily(page, language);
  await grantAdmin(email);
  await passSecondFactor(email);
  return email;
}

/** As above in English, on the dashboard. */
export async function becomeAdministrator(page: Page): Promise<string> {
  const email = await signInAsAdministrator(page, 'en');
  await page.goto('/madmin');
  return email;
}

/** As above at a wide screen, in Turkish, which the area speaks unless told otherwise. */
export async function asTurkishAdministrator(page: Page, path: string): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = await signInAsAdministrator(page, 'tr');
  await page.goto(path);
  return email;
}
