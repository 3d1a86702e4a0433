import nodemailer from 'nodemailer';
import { OutsideFault } from '../../lib/app-error.ts';
import type { Mailer } from './port.ts';

/** With each step of the talk; well below the time that a job may take. */
const PATIENCE_MS = 15_000;

export function smtpMailer(
  smtpUrl: string,
  from: string,
  patienceMs = PATIENCE_MS,
): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      connectionTimeout: patienceMs, // up to the server's greeting
      socketTimeout: patienceMs,
    },
    { from },
  );
  return {
    async send(mail) {
      try {
        await transport.sendMail({
          messageId: mail.messageId,
          to: { name: '', address: mail.to },
          replyTo: mail.replyTo ? { name: '', address: mail.replyTo } : undefined,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
        });
      } catch (error) {
        throw new OutsideFault('SMTP', error);
      }
    },
    close: () => transport.close(),
  };
}
