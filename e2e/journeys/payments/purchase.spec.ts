import { LOCALES } from '@ismi/contract/locales';
import { WELCOME_CREDITS } from '@ismi/contract/pricing';
import { waitForMail } from '../../support/inbox.ts';
import { signInAsNewFamily } from '../../support/new-family.ts';
import { orderAtPayPal } from '../../support/purchase.ts';
import { expect, test } from '../../support/test.ts';

const WORDS = {
  de: {
    choose: 'Auswählen Standard',
    confirm: 'Zahlungspflichtig bestellen',
    thanks: 'Danke, eure Credits sind da.',
    balance: 'Ihr habt jetzt 125 Credits.',
    receipt: 'Beleg',
    price: '7,99 €',
    vat: 'Mehrwertsteuer 19 %',
    history: 'Credit-Verlauf',
    bought: 'Credits gekauft',
    purchased: 'Gekauft',
    spent: 'Verwendet',
    noneSpent: 'Ihr habt noch keine Credits verwendet.',
  },
  ar: {
    choose: 'اختيار الأساسية',
    confirm: 'تأكيد الطلب مع الالتزام بالدفع',
    thanks: 'شكرًا لكم، وصل الرصيد.',
    balance: 'لديكم الآن 125 رصيدًا.',
    receipt: 'إيصال',
    price: '7.99',
    vat: 'ضريبة القيمة المضافة',
    history: 'سجلّ الرصيد',
    bought: 'شراء رصيد',
    purchased: 'المشترى',
    spent: 'المستخدم',
    noneSpent: 'لم تستخدموا رصيدًا بعد.',
  },
} as const;

for (const locale of ['de', 'ar'] as const) {
  test(`a family buys the popular package in ${locale} and finds balance, receipt and history`, async ({
    page,
  }) => {
    const words = WORDS[locale];
    const email = await signInAsNewFamily(page, locale);

    await page.goto(`/${locale}/credits`);
    const pill = page.getByRole('banner').locator('.credit');
    await expect(pill).toContainText(String(WELCOME_CREDITS));
    await page.getByRole('link', { name: words.choose }).click();
    await orderAtPayPal(page, words.confirm);
    await page.getByRole('button', { name: 'Pay now', exact: true }).click();

    await expect(page.getByRole('heading', { name: words.thanks })).toBeFocused();
    await expect(page.getByText(words.balance)).toBeVisible();
    await expect(pill).toContainText('125');

    const number = /\d{4}-\d{6}/;
    await page.getByRole('main').getByRole('link', { name: number }).click();
    const paper = page.getByRole('article');
    await expect(paper.getByRole('heading', { name: words.receipt })).toBeVisible();
    await expect(paper).toContainText(number);
    await expect(paper).toContainText(words.price);
    await expect(paper).toContainText(words.vat);
    await expect(paper).toContainText(email);
    // The seller, from the operator’s configuration.
    await expect(paper).toContainText('Musterweg 1');

    await page.goto('/profile?tab=credits');
    const history = page.getByRole('list', { name: words.history });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    const bought = history.getByRole('listitem').filter({ hasText: words.bought });
    await expect(bought).toContainText('+100');
    await page.getByRole('button', { name: words.purchased }).click();
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: words.spent }).click();
    await expect(page.getByText(words.noneSpent)).toBeVisible();

    const mailed = await waitForMail(email, '/payment/receipt/');
    expect(`${mailed.subject}\n${mailed.text}`).toMatch(number);
  });
}

test('a family that cancels at PayPal pays nothing', async ({ page }) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/purchase?package=popular');
  await orderAtPayPal(page, WORDS.de.confirm);
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();

  await expect(page.getByRole('heading', { name: 'Zahlung abgebrochen' })).toBeVisible();
  await expect(page.getByText('Es wurde nichts bezahlt und nichts abgebucht.')).toBeVisible();
  await expect(page.getByRole('banner').locator('.credit')).toContainText(String(WELCOME_CREDITS));
  await page.getByRole('link', { name: 'Zu den Credit-Paketen' }).click();
  await expect(page).toHaveURL(/\/de\/credits$/);
});

test('a family that cancels at PayPal can still return to its goal', async ({ page }) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/purchase?package=popular&then=suggestions');
  await orderAtPayPal(page, WORDS.de.confirm);
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
  await expect(page.getByText('Eure Antworten sind noch da.')).toBeVisible();
  const back = page.getByRole('main').getByRole('link', { name: 'Zurück zum Fragebogen' });
  await expect(back).toHaveAttribute('href', '/de/suggestions');

  await page.getByRole('link', { name: 'Zu den Credit-Paketen' }).click();
  await expect(back).toBeVisible();
  await page.getByRole('link', { name: WORDS.de.choose }).click();
  await orderAtPayPal(page, WORDS.de.confirm);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByText('Eure Antworten warten auf euch.')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter mit dem Fragebogen' }).click();
  await expect(page).toHaveURL(/\/de\/suggestions$/);
});

test('a declined card leaves the order open for another attempt', async ({ page }) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/purchase?package=popular');
  await orderAtPayPal(page, WORDS.de.confirm);
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();

  await expect(
    page.getByRole('heading', { name: 'PayPal hat die Zahlung nicht angenommen' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').locator('.credit')).toContainText(String(WELCOME_CREDITS));
  await page.getByRole('link', { name: 'Zurück zu PayPal' }).click();
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await expect(page.getByRole('heading', { name: WORDS.de.thanks })).toBeVisible();
  await expect(page.getByText(WORDS.de.balance)).toBeVisible();
});

test('a guest sees all prices and must sign in to buy', async ({ page }) => {
  await page.goto('/de/credits');
  await expect(page.getByText('24,99 €').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Beratung live auf Instagram/ })).toContainText('99');
  await page.getByRole('link', { name: WORDS.de.choose }).click();
  await expect(page.getByText('Bitte meldet euch an, um Credits zu kaufen.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Anmelden oder registrieren' }).click();
  await expect(page).toHaveURL(/\/de\/login\?next=.*package%3Dpopular/);
});

test('a family without enough credits sees how many are missing', async ({ page }) => {
  await signInAsNewFamily(page, 'de');
  await page.goto('/de/credits/insufficient?required_credits=42&current_credits=25');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Es fehlen noch 17 Credits');
  await expect(page.getByText('Eure Antworten sind gespeichert.')).toBeVisible();
});

test('on the narrowest phone every price stays inside its card, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const locale of LOCALES) {
    await page.goto(`/${locale}/credits`);
    const cards = page.getByRole('main').locator('li.card');
    await expect(cards).toHaveCount(4);
    const spills = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { paddingLeft, paddingRight } = getComputedStyle(card);
        const outer = card.getBoundingClientRect();
        return [...card.querySelectorAll('p')]
          .filter((text) => text.checkVisibility())
          .map((text) => text.getBoundingClientRect())
          .some(
            ({ left, right }) =>
              left < outer.left + Number.parseFloat(paddingLeft) - 1 ||
              right > outer.right - Number.parseFloat(paddingRight) + 1,
          );
      }),
    );
    expect(spills, locale).toEqual([false, false, false, false]);
  }
});

test.describe('returning from PayPal', () => {
  test.use({ expectedConsoleError: /404|ERR_INTERNET_DISCONNECTED/ });

  test('without a connection shows neither a guest page nor an unconfirmed payment', async ({
    page,
  }) => {
    await signInAsNewFamily(page, 'de');
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.goto('/de/payment/success?token=NOSUCHORDER');
    const main = page.getByRole('main');
    await expect(main.getByText('Bitte prüft eure Internetverbindung.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Anmelden' })).toBeHidden();

    await page.unroute('**/api/**');
    await main.getByRole('button', { name: 'Noch einmal prüfen' }).click();
    await expect(main).toContainText('In eurem Konto gibt es diese Bestellung nicht.');
  });
});
