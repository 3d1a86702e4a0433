import { MailDev } from 'maildev';

/** Takes every mail that is sent to it, delivers none, and shows them on a page and through an HTTP API. */
const inbox = new MailDev({
  smtp: portFrom('INBOX_SMTP_PORT', 1025),
  web: portFrom('INBOX_WEB_PORT', 1080),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  // Without a folder the mails are forgotten at the next start.
  mailDirectory: process.env.INBOX_MAIL_DIR,
  // A load test must not fill the memory.
  maxEmails: 5000,
});

await inbox.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void inbox.stop().then(() => process.exit(0)));
}

function portFrom(variable: string, otherwise: number): number {
  const port = Number(process.env[variable] ?? otherwise);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${variable} is not a port.`);
  return port;
}
