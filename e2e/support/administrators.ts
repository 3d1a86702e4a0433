import type { Locale } from '@ismi/contract/locales';
import type { Page } from '@playwright/test';
import { withDatabase } from './database.ts';
import { signInAsNewFamily } from './new-family.ts';

/** Makes an account an administrator, as the operator would. */
export const grantAdmin = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query('update users set is_admin = true where email = $1', [email]),
  );

/** Marks the second factor as passed in every session of an account, for journeys that do not test it. */
const passSecondFactor = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update sessions set second_factor_at = now(), proven_at = now()
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/** Sets the last proof of identity to an hour ago. */
export const ageIdentityProof = (email: string): Promise<unknown> =>
  withDatabase((client) =>
    client.query(
      `update sessions set proven_at = now() - interval '1 hour'
       where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );

/**
 * Creates and signs in an administrator with the given language and the second factor passed; does not navigate. Returns the
 * address.
 */
export async function signInAsAdministrator(page: Page, language: Locale): Promise<string> {
  const email = await signInAsNewFamily(page, language);
  await grantAdmin(email);
  await passSecondFactor(email);
  return email;
}

/** The same in English, on the dashboard. */
export async function becomeAdministrator(page: Page): Promise<string> {
  const email = await signInAsAdministrator(page, 'en');
  await page.goto('/madmin');
  return email;
}

/** The same on a wide screen in Turkish, the default language of the administration. */
export async function openAsTurkishAdministrator(page: Page, path: string): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const email = await signInAsAdministrator(page, 'tr');
  await page.goto(path);
  return email;
}
