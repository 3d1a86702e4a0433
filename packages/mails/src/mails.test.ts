import { directionOf, LOCALES } from '@ismi/contract/locales';
import { describe, expect, it } from 'vitest';
import { consultingSamples } from './consulting-samples.test-data.ts';
import { MAIL_NAMES, type Mail, type MailName, MailSchema, renderMail } from './index.ts';
import { WORDING } from './wording.ts';

const samples: { [N in MailName]: Mail<N> } = {
  contactMessage: {
    template: 'contactMessage',
    props: {
      reference: 'C-7K3M-94QX',
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.org',
      subject: 'Bir soru',
      message: 'Merhaba,\n\nElif ne demek?\nAyşe',
      sentAt: '15 Kasım 2025 14.05',
    },
  },
  contactReceived: {
    template: 'contactReceived',
    props: {
      reference: 'C-7K3M-94QX',
      hours: 'Mo–Fr 9–18\nSa–So 10–16',
      contactUrl: 'https://ismi.example/de/contact',
    },
  },
  contactAnswered: {
    template: 'contactAnswered',
    props: {
      reference: 'C-7K3M-94QX',
      answer: 'Elif ist der erste Buchstabe.',
      subject: 'Bir soru',
      message: 'Elif ne demek?',
    },
  },
  verifyEmail: {
    template: 'verifyEmail',
    props: {
      code: '048213',
      link: 'https://ismi.example/de/verify-email?token=abc',
      minutes: '10',
    },
  },
  welcome: {
    template: 'welcome',
    props: { credits: '25', homeUrl: 'https://ismi.example/de' },
  },
  passwordReset: {
    template: 'passwordReset',
    props: { link: 'https://ismi.example/de/reset-password?token=abc', minutes: '30' },
  },
  passwordChanged: {
    template: 'passwordChanged',
    props: {
      changedAt: '15 Kasım 2026 14:05',
      contactUrl: 'https://ismi.example/de/contact',
    },
  },
  secondFactorSetUp: {
    template: 'secondFactorSetUp',
    props: { changedAt: '15 Kasım 2026 14:05', contactUrl: 'https://ismi.example/de/contact' },
  },
  secondFactorRemoved: {
    template: 'secondFactorRemoved',
    props: { changedAt: '15 Kasım 2026 14:05', contactUrl: 'https://ismi.example/de/contact' },
  },
  receipt: {
    template: 'receipt',
    props: {
      number: '2026-000123',
      packageName: 'Beliebt',
      credits: '100',
      amount: '7,99 €',
      vat: '1,28 €',
      vatRate: '19',
      country: 'DE',
      receiptUrl: 'https://ismi.example/de/payment/receipt/1',
      seller: 'Example GmbH\nExample Street 1\n12345 Example',
      sellerVatId: 'DE123456789',
    },
  },
  accountErased: { template: 'accountErased', props: {} },
  deletionPlanned: {
    template: 'deletionPlanned',
    props: { dueOn: '29. November 2026', profileUrl: 'https://ismi.example/de/profile' },
  },
  exportReady: {
    template: 'exportReady',
    props: {
      exportUrl: 'https://ismi.example/de/profile/data/1',
      expiresOn: '22. November 2026',
    },
  },
  withdrawalReceived: {
    template: 'withdrawalReceived',
    props: {
      reference: 'W-7K3M-94QX',
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.org',
      orderNumber: '2026-000123',
      receivedAt: '15. November 2026 um 14:05',
    },
  },
  withdrawalDeclined: {
    template: 'withdrawalDeclined',
    props: {
      reference: 'W-7K3M-94QX',
      reason: 'Alle Credits der Bestellung sind verbraucht.',
      contactUrl: 'https://ismi.example/de/contact',
    },
  },
  operatorWithdrawal: {
    template: 'operatorWithdrawal',
    props: {
      reference: 'W-7K3M-94QX',
      name: 'Ayşe Yılmaz',
      email: 'ayse@example.org',
      orderNumber: '2026-000123',
      receivedAt: '15. November 2026 um 14:05',
      deskUrl: 'https://ismi.example/madmin/desk?tab=withdrawals',
    },
  },
  operatorDispute: {
    template: 'operatorDispute',
    props: {
      dispute: 'PP-D-27803',
      status: 'WAITING_FOR_SELLER_RESPONSE',
      amount: '7,99 €',
      receiptNumber: '2026-000123',
      paymentUrl: 'https://ismi.example/madmin/payments?payment=1',
    },
  },
  refunded: {
    template: 'refunded',
    props: { amount: '7,99 €', receiptUrl: 'https://ismi.example/de/payment/receipt/1' },
  },
  paymentRejected: {
    template: 'paymentRejected',
    props: {
      packageName: 'Beliebt',
      amount: '7,99 €',
      creditsUrl: 'https://ismi.example/de/credits',
    },
  },
  paymentMessage: {
    template: 'paymentMessage',
    props: {
      message: 'Wir haben eure Zahlung geprüft.',
      packageName: 'Beliebt',
      amount: '7,99 €',
      contactUrl: 'https://ismi.example/de/contact',
    },
  },
  ...consultingSamples,
};
const everyMail = MAIL_NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

const withContactProps = (props: Partial<(typeof samples)['contactMessage']['props']>) =>
  renderMail(
    { template: 'contactMessage', props: { ...samples.contactMessage.props, ...props } },
    'de',
  );

describe.each(everyMail)('$name in $locale', ({ name, locale }) => {
  it('has a subject, a page in its language and direction, and a text', async () => {
    const { subject, html, text } = await renderMail(samples[name], locale);
    expect(subject).toMatch(/[CW]-7K3M-94QX|048213|7,99 €|ismi|«اسمي»/);
    expect(html).toMatch(new RegExp(`<html[^>]* dir="${directionOf(locale)}" lang="${locale}"`));
    expect(html).toContain(WORDING[locale][name].reason);
    expect(text).toContain(WORDING[locale][name].heading);
    expect(text).not.toMatch(/<|&\w+;/);
  });

  it('leaves no placeholder unfilled', async () => {
    const { subject, html, text } = await renderMail(samples[name], locale);
    expect(subject + html + text).not.toMatch(/\{\{|\}\}|undefined/);
  });

  it('is below 100 kB and loads nothing', async () => {
    const { html } = await renderMail(samples[name], locale);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(html).not.toMatch(/<img|<link|url\(|@import|@font-face/);
  });

  it('has the same keys as German, and no exclamation mark', () => {
    const words = WORDING[locale][name];
    expect(Object.keys(words)).toEqual(Object.keys(WORDING.de[name]));
    for (const text of Object.values(words)) expect(text).toMatch(/^[^!]+$/);
  });

  it('passes the schema of job payloads', () => {
    expect(MailSchema.parse(samples[name])).toEqual(samples[name]);
  });
});

it.each(LOCALES)('%s has a wording for every mail and for no other', (locale) => {
  expect(Object.keys(WORDING[locale]).sort()).toEqual([...MAIL_NAMES].sort());
});

describe('user text', () => {
  it('stays text on the page', async () => {
    const hostile = `<script>alert("1")</script>'"><img src=x onerror=alert(1)>`;
    const { html } = await withContactProps({
      name: hostile,
      subject: hostile,
      message: hostile,
      email: hostile,
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('cannot break the subject into a second header', async () => {
    const { subject } = await withContactProps({
      subject: 'Hallo\r\nBcc: all@example.org\u2028x\u0000y\u0085z',
    });
    expect(subject).toBe('Kontaktformular: Hallo Bcc: all@example.org x y z (C-7K3M-94QX)');
  });

  it('is not read as a placeholder or as a replacement pattern', async () => {
    const { subject, text } = await withContactProps({
      subject: "{{message}} $& $'",
      name: '{{constructor}}',
    });
    expect(subject).toContain("{{message}} $& $' (");
    expect(text).toContain('{{constructor}}');
  });

  it('keeps its line breaks on the page and in the text', async () => {
    const { html, text } = await withContactProps({ message: 'eins\n\nzwei\r\ndrei' });
    expect(html).toContain('eins<br/><br/>zwei<br/>drei');
    expect(text).toContain('eins\n\nzwei\ndrei');
  });

  it('has its own direction', async () => {
    const { html } = await withContactProps({ message: 'السلام عليكم' });
    expect(html).toMatch(/<p [^>]*dir="auto"[^>]*>السلام عليكم/);
  });

  it('leaves the longest message below 100 kB', async () => {
    const { html } = await withContactProps({ message: '<\n'.repeat(2000) });
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });
});

describe('a job payload', () => {
  it.each([
    [
      'an acknowledgement that carries what the sender wrote',
      {
        template: 'contactReceived',
        props: { ...samples.contactReceived.props, message: 'Buy now' },
      },
    ],
    ['a mail we do not have', { template: 'newsletter', props: {} }],
    ["another mail's props", { template: 'contactMessage', props: samples.contactReceived.props }],
    ['a key beside template and props', { ...samples.contactReceived, to: 'all@example.org' }],
  ])('is refused with %s', (_, payload) => {
    expect(MailSchema.safeParse(payload).success).toBe(false);
  });
});

describe('a mail about an appointment', () => {
  const FAMILY = ['appointmentConfirmed', 'appointmentReminder', 'appointmentCancelled'] as const;

  it.each(FAMILY)(
    '%s shows local time before Turkish time, and the zone in its subject',
    async (name) => {
      const { subject, text } = await renderMail(samples[name], 'de');
      expect(subject).toContain('Do., 19. Nov., 14:00 (Berlin)');
      expect(text).toMatch(
        /Berlin: Donnerstag, 19\. November 2026 um 14:00\s+Türkische Zeit: Donnerstag, 19\. November 2026 um 16:00/,
      );
    },
  );

  it('shows the consultant Turkish time first', async () => {
    const { text } = await renderMail(samples.consultantAppointment, 'de');
    expect(text).toMatch(/Türkische Zeit: .* um 16:00\s+Zeit der Familie: .* um 14:00 \(Berlin\)/);
  });

  it.each([...FAMILY, 'consultantAppointment' as const])(
    '%s can be sent if queued without a time zone',
    async (name) => {
      const { when, ownTime, ownZone, ...rest } = samples[name].props;
      const posted = MailSchema.parse({
        template: name,
        props: { ...rest, germanTime: 'Donnerstag, 19. November 2026 um 14:00' },
      });
      const { subject, text } = await renderMail(posted, 'de');
      expect(subject).toContain('Donnerstag, 19. November 2026 um 16:00');
      expect(text).toContain('Türkische Zeit: Donnerstag, 19. November 2026 um 16:00');
      expect(text).not.toContain('14:00');
    },
  );
});

describe('a receipt', () => {
  it.each(LOCALES)('names the seller in %s, line by line', async (locale) => {
    const { html, text } = await renderMail(samples.receipt, locale);
    const { sellerLabel, sellerVatIdLabel } = WORDING[locale].receipt;
    expect(text).toContain(`${sellerLabel}:\nExample GmbH\nExample Street 1\n12345 Example\n`);
    expect(text).toContain(`${sellerVatIdLabel}: DE123456789`);
    expect(html).toContain('<bdi>12345 Example</bdi>');
  });

  it('can be sent if queued before receipts named the seller', async () => {
    const { seller, sellerVatId, ...before } = samples.receipt.props;
    const posted = MailSchema.parse({ template: 'receipt', props: before });
    const { text } = await renderMail(posted, 'de');
    expect(text).toContain('2026-000123');
    expect(text).not.toContain(WORDING.de.receipt.sellerLabel);
  });
});

it('mentions no bonus for an address that had it before', async () => {
  const { text } = await renderMail(
    { template: 'welcome', props: { ...samples.welcome.props, credits: '0' } },
    'de',
  );
  expect(text).not.toContain('Credits');
});

it('puts each label and its value on one line of the text, and ends with a signature', async () => {
  const { text } = await renderMail(samples.contactMessage, 'de');
  expect(text).toContain('Von: Ayşe Yılmaz\n');
  expect(text).toContain(`\n-- \n${WORDING.de.contactMessage.reason}`);
});
