import nodemailer from 'nodemailer';
import { ThirdPartyError } from '../../lib/app-error.ts';
import type { Delivery, Mailer } from './port.ts';

/** For each step of the protocol; well below the time limit of a job. */
const PATIENCE_MS = 15_000;

/**
 * A refusal of this recipient or this mail (5xx to RCPT or DATA) is final; a refusal of our own access, such as a wrong
 * password, is not.
 */
function refusalIn(error: unknown): Delivery | undefined {
  if (!(error instanceof Error)) return undefined;
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return isFinal && isAboutThisMail ? { kind: 'refused', responseCode } : undefined;
}

const thirdPartyError = (error: unknown): never => {
  throw new ThirdPartyError('SMTP', error);
};

const METHOD = /^METHOD:(\w+)\r?$/m;

/** With its type and method: mail programs then offer to add the event to the calendar, or to remove it. */
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
          // RFC 3834: prevents automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'accepted' };
      } catch (error) {
        return refusalIn(error) ?? thirdPartyError(error);
      }
    },
    close: () => transport.close(),
  };
}
