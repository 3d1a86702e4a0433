import { CONTACT_LIMITS, type ContactMessage, type Locale, replyText } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { assertBelowDailyLimit, dayBefore } from '../../lib/daily-limit.ts';
import { newId, newReference } from '../../lib/ids.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import {
  findMessageByKey,
  insertMessage,
  lockSender,
  timesOfMessagesSince,
} from './contact.queries.ts';
import {
  assertNotBot,
  assertSameContent,
  businessHoursIn,
  isWithinBusinessHours,
  sentAtIn,
} from './contact.rules.ts';

/** Contact details, and whether somebody is available now. */
export const contactInfo = async (deps: Deps) => ({
  email: deps.config.operator.email,
  open_now: isWithinBusinessHours(deps.clock.now()),
});

interface Sending {
  form: ContactMessage;
  locale: Locale;
  opKey: string | undefined;
}

/** Stores a visitor's message and queues both mails: all or nothing. Safe to repeat with the same key. */
export async function receiveMessage(deps: Deps, { form, locale, opKey }: Sending) {
  const now = deps.clock.now();
  assertNotBot(form, now);
  const proof = await checkCaptcha(deps, form.recaptcha_token, 'contact_form');
  const { name, subject, message } = form;
  const written = { name, email: form.email.toLowerCase(), subject, message };

  const reference = await deps.db.transaction(async (tx) => {
    await spendCaptcha(tx, proof);
    await lockSender(tx, written.email, opKey);
    const earlier = opKey && (await findMessageByKey(tx, opKey));
    if (earlier) {
      assertSameContent(earlier, written);
      return earlier.reference;
    }
    assertBelowDailyLimit(
      await timesOfMessagesSince(tx, written.email, dayBefore(now)),
      CONTACT_LIMITS.messagesPerDay,
      now,
    );
    const fresh = { ...written, reference: newReference(), language: locale, createdAt: now };
    await insertMessage(tx, { id: newId(), opKey, ...fresh });
    await postBothMails(tx, deps, fresh);
    return fresh.reference;
  });
  return { message: replyText('CONTACT_RECEIVED', locale), reference };
}

interface StoredMessage {
  reference: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Locale;
  createdAt: Date;
}

async function postBothMails(tx: Tx, deps: Deps, stored: StoredMessage): Promise<void> {
  const { operator } = deps.config;
  const { reference, name, email, subject, message, language, createdAt } = stored;
  const sentAt = sentAtIn(operator.locale, createdAt);
  await queueMail(tx, deps.jobs, {
    to: operator.email,
    replyTo: email,
    locale: operator.locale,
    mail: {
      template: 'contactMessage',
      props: { reference, name, email, subject, message, sentAt },
    },
  });
  const contactUrl = `${deps.config.publicOrigin}/${language}/contact`;
  await queueMail(tx, deps.jobs, {
    to: email,
    replyTo: operator.email,
    locale: language,
    mail: {
      template: 'contactReceived',
      props: { reference, hours: businessHoursIn(language), contactUrl },
    },
  });
}
