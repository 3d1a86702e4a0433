/** How a provider delivers: what it ignores in the local part, and which of its domains are equal. */
interface Provider {
  /** The first one represents all. */
  domains: readonly string[];
  /** Characters that the provider ignores. */
  ignored?: RegExp;
  /** What follows this sign is a tag that the owner invents. `+` is one everywhere. */
  tagSign?: '-';
}

const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  // One account has the same name at each of them, and nobody else can register it with other dots, hyphens or underscores.
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  // Before 2012 one account had all three; no name was given to two people.
  { domains: ['icloud.com', 'me.com', 'mac.com'] },
  {
    domains: [
      'yandex.ru',
      'ya.ru',
      'yandex.com',
      'yandex.com.tr',
      'yandex.by',
      'yandex.kz',
      'yandex.ua',
    ],
    ignored: /[.-]/g,
  },
  { domains: ['ymail.com'], tagSign: '-' },
  { domains: ['rocketmail.com'], tagSign: '-' },
];

/** A name at Yahoo has no hyphen: what follows one is a disposable address of the same mailbox. */
const isYahoo = (domain: string): boolean => /^yahoo\.[a-z]{2,3}(\.[a-z]{2})?$/.test(domain);

/** `anything@elif.fastmail.com` is delivered to `elif@fastmail.com`. */
const SUBDOMAIN_ADDRESSES = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

function providerOf(domain: string): Provider {
  const known = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (known) return known;
  return isYahoo(domain) ? { domains: [domain], tagSign: '-' } : { domains: [domain] };
}

function partsOf(email: string): { local: string; domain: string } {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const [, user, host] = SUBDOMAIN_ADDRESSES.exec(domain) ?? [];
  return user && host ? { local: user, domain: host } : { local, domain };
}

const before = (text: string, sign: string): string => text.split(sign, 1)[0] ?? '';

/** One spelling for all addresses of the same mailbox: `Elif.K+names@googlemail.com` is `elifk@gmail.com`. */
export function mailboxOf(email: string): string {
  const { local, domain } = partsOf(email);
  const { domains, ignored, tagSign } = providerOf(domain);
  const untagged = before(local, '+');
  const named = tagSign ? before(untagged, tagSign) : untagged;
  const name = ignored ? named.replace(ignored, '') : named;
  return `${name}@${domains[0]}`;
}

/** The earlier normal form of a mailbox: hashes from then still count. */
export function legacyMailboxesOf(email: string): string[] {
  const at = email.lastIndexOf('@');
  const { domain } = partsOf(email);
  const mailbox = mailboxOf(email);
  const name = mailbox.slice(0, mailbox.lastIndexOf('@'));
  const asWritten = `${before(email.slice(0, at).toLowerCase(), '+')}@${email.slice(at + 1).toLowerCase()}`;
  const spellings = [asWritten, ...providerOf(domain).domains.map((each) => `${name}@${each}`)];
  return [...new Set(spellings)].filter((spelling) => spelling !== mailbox);
}

/** Public providers, where nobody can have unlimited mailboxes. */
const PUBLIC_PROVIDERS: ReadonlySet<string> = new Set(
  `gmail.com proton.me icloud.com yandex.ru ymail.com rocketmail.com aol.com msn.com zoho.com fastmail.com fastmail.fm
  posteo.de mailbox.org tutanota.com tutanota.de tuta.com tuta.io mail.com email.com mail.de email.de
  web.de t-online.de freenet.de arcor.de vodafone.de online.de kabelmail.de
  mynet.com superonline.com ttmail.com turk.net bluewin.ch hispeed.ch a1.net aon.at chello.at
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it telenet.be skynet.be ziggo.nl kpnmail.nl
  comcast.net verizon.net att.net sbcglobal.net cox.net btinternet.com sky.com virginmedia.com ntlworld.com talktalk.net
  mail.ru bk.ru inbox.ru list.ru rambler.ru ukr.net wp.pl o2.pl onet.pl interia.pl seznam.cz centrum.cz abv.bg
  qq.com 163.com 126.com naver.com daum.net hanmail.net rediffmail.com uol.com.br bol.com.br terra.com.br`.split(
    /\s+/,
  ),
);
const FAMILIES = /^(?:outlook|hotmail|live|yahoo|gmx)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

const SECOND_LEVEL =
  /^(?:co|com|org|net|edu|gov|gob|ac|or|ne|go|gen|web|k12|bel|pol|tsk|bbs|name|info|biz|ltd|plc|me)$/;

/**
 * The registrable domain: the last two labels, or three under `com.tr` and the like. An unknown suffix makes the limit coarser
 * for its domains, never wider.
 */
export function registrableDomainOf(domain: string): string {
  const labels = domain.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isUnderSecondLevel = top.length === 2 && SECOND_LEVEL.test(second);
  return labels.slice(isUnderSecondLevel ? -3 : -2).join('.');
}

/** The domain under which bonuses of a mailbox are counted, or undefined at a public provider. */
export function countedDomainOf(mailbox: string): string | undefined {
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1);
  const isPublic = PUBLIC_PROVIDERS.has(domain) || FAMILIES.test(domain);
  return isPublic ? undefined : registrableDomainOf(domain);
}
