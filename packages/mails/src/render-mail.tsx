import type { Locale } from '@ismi/contract/locales';
import { render } from '@react-email/render';
import { calendarFile } from './calendar.ts';
import { MailFrame } from './mail-frame.tsx';
import { MAILS, type Mail, type MailName } from './mails.ts';
import { plainTextOf } from './plain-text.ts';
import { fillAll, WORDING } from './wording.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  /** A calendar file (RFC 5545) that goes with it. */
  calendar: string | undefined;
}

/** Renders a mail in a language. Pure, so it is safe to repeat. */
export async function renderMail<N extends MailName>(
  mail: Mail<N>,
  locale: Locale,
): Promise<RenderedMail> {
  const { Body, event } = MAILS[mail.template];
  const words = fillAll(WORDING[locale][mail.template], mail.props);
  const subject = onOneLine(words.subject);
  const html = await render(
    <MailFrame locale={locale} title={subject} words={words}>
      <Body words={words} props={mail.props} />
    </MailFrame>,
  );
  const calendar = event && calendarFile(event(words, mail.props));
  return { subject, html, text: plainTextOf(html), calendar };
}

/** A line break in a subject would allow header injection. */
const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
