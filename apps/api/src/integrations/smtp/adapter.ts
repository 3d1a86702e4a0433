import nodemailer from 'nodemailer';
import { OutsideFault } from '../../lib/app-error.ts';
import type { Mailer } from './port.ts';

const PATIENCE_MS = 15_000;

export function smtpMailer(smtpUrl: string, from: string): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(smtpUrl, { from });
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
