import { LOCALES } from '@ismi/contract/locales';
import type { APIRequestContext } from '@playwright/test';
import { listSubjects } from '../../pages/subjects.ts';
import { openAccount } from '../../support/new-family.ts';
import { expect, test } from '../../support/test.ts';

/** What shared caches would keep. A nonce for the scripts is made for each answer. */
async function read(request: APIRequestContext, address: string, headers = {}) {
  const answer = await request.get(address, { headers, maxRedirects: 0 });
  return {
    status: answer.status(),
    location: answer.headers().location,
    setsCookies: answer.headersArray().some(({ name }) => name.toLowerCase() === 'set-cookie'),
    html: (await answer.text()).replaceAll(/nonce="[^"]*"/g, ''),
  };
}

const publicPages = listSubjects().subjects.filter(
  ({ audience, enter }) => audience === 'public' && !enter,
);

for (const locale of LOCALES) {
  test(`every public page in ${locale} is the same for a signed-in family and for a guest`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await openAccount(request, locale === 'de' ? 'tr' : 'de');
    const preference = `ismi-language=${locale === 'ar' ? 'tr' : 'ar'}`;
    const { cookies } = await request.storageState();
    const session = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(session).toContain('ismi_signed_in=1');
    expect(publicPages.length).toBeGreaterThan(25);
    for (const { pathIn } of publicPages) {
      const address = pathIn(locale);
      // Figures on a page may change between the two answers: other journeys run beside this one.
      await expect(async () => {
        const [forGuest, forFamily] = await Promise.all([
          read(guest, address),
          read(guest, address, {
            cookie: `${session}; ${preference}`,
            'accept-language': 'en',
          }),
        ]);
        expect(forFamily, address).toEqual(forGuest);
        expect(forGuest.setsCookies, address).toBe(false);
      }).toPass({ timeout: 10_000 });
    }
    await guest.dispose();
  });
}
