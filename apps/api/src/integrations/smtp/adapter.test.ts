import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { type RawMail, readMail } from '../../../test/raw-mail.ts';
import { ThirdPartyError } from '../../lib/app-error.ts';
import { smtpMailer } from './adapter.ts';
import type { OutgoingMail } from './port.ts';

const mail = (wishes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  messageId: '<7f9c2b1e@ismi.example>',
  to: 'elif@family.example',
  replyTo: 'operator@ismi.example',
  subject: 'Eure Nachricht – Çağla & أمينة',
  html: '<p dir="rtl">مرحبًا, “Elif” = ❤️</p>',
  text: `Merhaba,\n\n${'çok uzun bir satır '.repeat(20)}`.trim(),
  ...wishes,
});

// Longer than the tenth of a second that smtp-server takes to greet.
const PATIENCE_MS = 500;

interface Delivery {
  from: string | undefined;
  to: string[];
  mail: RawMail;
}

/** A real server on a free port that stores what it receives. */
async function startServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
      const to = envelope.rcptTo.map(({ address }) => address);
      deliveries.push({ from, to, mail: readMail(await text(stream)) });
      done();
    },
    ...options,
  });
  // A client that disconnects midway does not matter to this server.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  // It listens on TCP, so its address is one of these.
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, deliveries };
}

function send(url: string, what: OutgoingMail, patienceMs?: number) {
  const mailer = smtpMailer(url, 'ismi <hello@ismi.example>', patienceMs);
  onTestFinished(() => mailer.close());
  return mailer.send(what);
}

async function deliver(what: OutgoingMail): Promise<Delivery> {
  const { url, deliveries } = await startServer();
  await send(url, what);
  const [delivery] = deliveries;
  if (!delivery || deliveries.length > 1) throw new Error(`${deliveries.length} mails arrived`);
  return delivery;
}

test('a mail is delivered unchanged, from the configured sender', async () => {
  const sent = mail();
  const { from, to, mail: arrived } = await deliver(sent);
  expect([from, to]).toEqual(['hello@ismi.example', ['elif@family.example']]);
  expect(Object.fromEntries(arrived.headers)).toMatchObject({
    from: ['ismi <hello@ismi.example>'],
    to: ['elif@family.example'],
    'reply-to': ['operator@ismi.example'],
    subject: [sent.subject],
    'message-id': ['<7f9c2b1e@ismi.example>'],
  });
  expect(arrived.parts.get('text/plain')?.replaceAll('\r\n', '\n')).toBe(sent.text);
  expect(arrived.parts.get('text/html')).toBe(sent.html);
});

test('a mail without a reply address has no Reply-To header', async () => {
  const { mail: arrived } = await deliver(mail({ replyTo: undefined }));
  expect(arrived.headers.has('reply-to')).toBe(false);
});

test.each([
  'Hello\r\nBcc: spy@evil.example',
  'Hello\nBcc: spy@evil.example',
  'Hello\rBcc: spy@evil.example',
])('the subject %j adds no header and no recipient', async (subject) => {
  const { to, mail: arrived } = await deliver(mail({ subject }));
  expect(to).toEqual(['elif@family.example']);
  expect(arrived.headers.has('bcc')).toBe(false);
  expect(arrived.headers.get('subject')).toHaveLength(1);
});

test.each(['a@b.example, spy@evil.example', 'a@b.example\r\nBcc: spy@evil.example'])(
  'the reply address %j adds no header and no recipient',
  async (replyTo) => {
    const { to, mail: arrived } = await deliver(mail({ replyTo }));
    expect(to).toEqual(['elif@family.example']);
    expect(arrived.headers.has('bcc')).toBe(false);
  },
);

test('a line of one dot does not end the mail', async () => {
  const { mail: arrived } = await deliver(mail({ text: 'before\n.\nafter' }));
  expect(arrived.parts.get('text/plain')).toBe('before\r\n.\r\nafter');
});

const refusal = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });
test.each<[string, SMTPServerOptions]>([
  ['the receiver for now', { onRcptTo: (_address, _session, done) => done(refusal(450)) }],
  ['the sender', { onMailFrom: (_address, _session, done) => done(refusal(550)) }],
  ['us', { onConnect: (_session, done) => done(refusal(421)) }],
])('a server that refuses %s is a third-party error', async (_, options) => {
  const { url } = await startServer(options);
  await expect(send(url, mail())).rejects.toThrow(ThirdPartyError);
});

test.each<[string, number, SMTPServerOptions]>([
  ['the receiver for ever', 550, { onRcptTo: (_address, _session, done) => done(refusal(550)) }],
  [
    'the mail itself',
    552,
    { onData: (stream, _session, done) => stream.resume().once('end', () => done(refusal(552))) },
  ],
])('a server that refuses %s has given a final answer', async (_, responseCode, options) => {
  const { url } = await startServer(options);
  expect(await send(url, mail())).toEqual({ kind: 'refused', responseCode });
});

test('an unreachable server is a third-party error', async () => {
  await expect(send('smtp://127.0.0.1:1', mail())).rejects.toThrow(ThirdPartyError);
});

test('a server that does not answer is a third-party error after the timeout', async () => {
  const silent = createServer();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  await expect(send(`smtp://127.0.0.1:${port}`, mail(), PATIENCE_MS)).rejects.toThrow(
    ThirdPartyError,
  );
});

test('a server that stops answering is a third-party error after the timeout', async () => {
  const { url } = await startServer({ onRcptTo: () => {} });
  await expect(send(url, mail(), PATIENCE_MS)).rejects.toThrow(ThirdPartyError);
});
