import nodemailer from 'nodemailer';
import { OutsideFault } from '../../lib/app-error.ts';
import type { Delivery, Mailer } from './port.ts';

/** With each step of the talk; well below the time that a job may take. */
const PATIENCE_MS = 15_000;

/** A refusal of this receiver or this mail (5xx to RCPT or DATA) is final; one of us ourselves, such as a wrong password, is not. */
function refusalIn(error: unknown): Delivery | undefined {
  if (!(error instanceof Error)) return undefined;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return isFinal && isAboutThisMail ? { kind: 'refused', responseCode } : undefined;
}

const outsideFault = (error: unknown): never => {
  throw new OutsideFault('SMTP', error);
};

const METHOD = /^METHOD:(\w+)\r?$/m;

/** Named as what it is, with its method: mail programs then offer to put the event into the calendar, or to take it out. */
const calendarAttachment = (content: string) => ({
  filename: 'ismi.ics',
  content,
  contentType: `text/calendar; charset=utf-8; method=${METHOD.exec(content)?.[1] ?? 'PUBLISH'}`,
});

export function smtpMailer(
  smtpUrl: string,
  from: string,
  patienceMs = PATIENCE_MS,
): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      pool: true, // one greeting and one log-in for many mails
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
          attachments: mail.calendar === undefined ? [] : [calendarAttachment(mail.calendar)],
          // RFC 3834: nobody's holiday notice should answer us.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'accepted' };
      } catch (error) {
        return refusalIn(error) ?? outsideFault(error);
      }
    },
    close: () => transport.close(),
  };
}
