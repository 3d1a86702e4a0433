import { MailDev } from 'maildev';
import { readInboxConfig } from './config.ts';

const { smtpPort, webPort, mailDirectory } = readInboxConfig();

/** Accepts every mail, delivers none, and shows them on a page and through an HTTP API. */
const inbox = new MailDev({
  smtp: smtpPort,
  web: webPort,
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory,
  // Limits memory in load tests.
  maxEmails: 5000,
});

await inbox.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void inbox.stop().then(() => process.exit(0)));
}
