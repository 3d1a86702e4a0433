import { WELCOME_CREDITS, WELCOME_LIMITS } from '@ismi/contract';
import { waitUntil } from '../../stack/wait-until.ts';
import { type Answer, type CallApi, makeCaller } from './caller.ts';
import type { WelcomeFigures } from './judge.ts';
import type { Product } from './product.ts';
import { solvedPuzzle } from './puzzles.ts';

const PASSWORD = 'Kirschbaum-im-Hof-7';

/** Spellings that reach one mailbox: Proton, Yahoo, Gmail, Outlook. */
const ONE_MAILBOX: readonly (readonly string[])[] = [
  ['elifkaya@proton.me', 'elifkaya@protonmail.com', 'elif.kaya+2@pm.me'],
  ['elifkaya@yahoo.com', 'elifkaya-a@yahoo.com', 'elifkaya-b@yahoo.com'],
  ['elifkaya@gmail.com', 'elif.kaya@gmail.com', 'e.l.i.f.kaya+2@googlemail.com'],
  ['elifkaya@outlook.com', 'elifkaya+a@outlook.com', 'ELIFKAYA+b@outlook.com'],
];

interface Mail {
  text: string;
}

async function codeFor({ stack }: Product, email: string): Promise<string> {
  const query = new URLSearchParams({ 'to.address': email.toLowerCase() });
  const mails = (await (await fetch(`${stack.urls.inboxApi}/email?${query}`)).json()) as Mail[];
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

/** Registers, reads the mail and verifies the address; returns the bonus, or undefined if that was refused. */
async function registerFully(
  product: Product,
  callApi: CallApi,
  address: string,
  email: string,
): Promise<number | undefined> {
  const headers = { origin: product.stack.env.PUBLIC_ORIGIN ?? '' };
  const registered: Answer = await callApi(
    { address },
    {
      method: 'POST',
      path: '/auth/register',
      headers,
      body: {
        name: 'Elif',
        email,
        password: PASSWORD,
        language: 'de',
        recaptcha_token: await solvedPuzzle(product.stack.env.CAPTCHA_SECRET ?? '', 'registration'),
      },
    },
  );
  if (registered.status >= 300) return undefined;
  await waitUntil(async () => (await codeFor(product, email)) !== '', {
    what: `the mail to ${email}`,
  });
  const code = await codeFor(product, email);
  const { status, data } = await callApi(
    { address },
    {
      method: 'POST',
      path: '/auth/verify-email',
      headers,
      body: { email, code, password: PASSWORD },
    },
  );
  return status === 200 ? Number(data.credits_granted) : undefined;
}

const AT_ONCE = 4;

export interface Farm {
  /** How many mail providers are tried. */
  providers: number;
  /** Mailboxes at one network, each of another domain. */
  mailboxes: number;
}

/** How many of these mailboxes get the bonus, all of them from one address. */
async function bonusesFor(
  product: Product,
  callApi: CallApi,
  address: string,
  emails: readonly string[],
  atOnce = AT_ONCE,
): Promise<number> {
  const waiting = [...emails];
  let bonuses = 0;
  const work = async () => {
    for (let email = waiting.shift(); email; email = waiting.shift()) {
      const granted = await registerFully(product, callApi, address, email);
      if (granted === WELCOME_CREDITS) bonuses += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return bonuses;
}

/** How many bonuses one mailbox gets by its spellings, one domain by invented mailboxes, and one network by many of both. */
export async function farmBonuses(
  product: Product,
  { providers, mailboxes }: Farm,
): Promise<WelcomeFigures> {
  const { callApi, close } = makeCaller(product.stack.urls.apis);
  const invented = (count: number, email: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => email(at));
  try {
    const bonusesByMailbox: number[] = [];
    // At the same time, to test that two spellings cannot both be the first.
    for (const [at, spellings] of ONE_MAILBOX.slice(0, providers).entries())
      bonusesByMailbox.push(await bonusesFor(product, callApi, `192.0.2.${at + 1}`, spellings));
    const ofDomain = invented(WELCOME_LIMITS.domainPerDay + 2, (at) => `elif${at}@farm.example`);
    const bonusesAtOneDomain = await bonusesFor(product, callApi, '192.0.2.100', ofDomain);
    const ofNetwork = invented(mailboxes, (at) => `elif@house-${at}.example`);
    const bonusesAtOneNetwork = await bonusesFor(product, callApi, '192.0.2.200', ofNetwork);
    return { bonusesByMailbox, bonusesAtOneDomain, bonusesAtOneNetwork };
  } finally {
    close();
  }
}
