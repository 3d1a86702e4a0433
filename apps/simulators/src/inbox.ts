import { MailDev } from 'maildev';
import { readInboxConfig } from './config.ts';

const { smtpPort, webPort, mailDirectory } = readInboxConfig();

/** Takes every mail that is sent to it, delivers none, and shows them on a page and through an HTTP API. */
const inbox = new MailDev({
  smtp: smtpPort,
  web: webPort,
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory,
  // A load test must not fill the memory.
  maxEmails: 5000,
});

await inbox.start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void inbox.stop().then(() => process.exit(0)));
}
