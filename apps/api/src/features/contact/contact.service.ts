import { type ContactMessage, type Locale, replyText } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import { newId, newReference } from '../../lib/ids.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import { countMessagesSince, insertMessage } from './contact.queries.ts';
import {
  assertBelowDailyLimit,
  assertFilledByPerson,
  businessHoursIn,
  isWithinBusinessHours,
  sentAtIn,
} from './contact.rules.ts';

const DAY_MS = 86_400_000;

export const contactInfo = async (deps: Deps) => ({
  email: deps.config.operator.email,
  open_now: isWithinBusinessHours(deps.clock.now()),
});

/** Stores a visitor's message and posts both mails with it: all of it, or nothing. A repeat fails on the captcha, which is used up. */
export async function receiveMessage(deps: Deps, form: ContactMessage, locale: Locale) {
  const now = deps.clock.now();
  assertFilledByPerson(form, now);
  const proof = await checkCaptcha(deps, form.recaptcha_token, 'contact_form');

  const email = form.email.toLowerCase();
  const { name, subject, message } = form;
  const reference = newReference();
  await deps.db.transaction(async (tx) => {
    await spendCaptcha(tx, proof);
    assertBelowDailyLimit(await countMessagesSince(tx, email, new Date(now.getTime() - DAY_MS)));
    await insertMessage(tx, {
      id: newId(),
      reference,
      name,
      email,
      subject,
      message,
      language: locale,
      createdAt: now,
    });
    const { operator } = deps.config;
    await postMail(tx, deps.jobs, {
      to: operator.email,
      replyTo: email,
      locale: operator.locale,
      mail: {
        template: 'contactMessage',
        props: { reference, name, email, subject, message, sentAt: sentAtIn(operator.locale, now) },
      },
    });
    await postMail(tx, deps.jobs, {
      to: email,
      locale,
      mail: { template: 'contactReceived', props: { reference, hours: businessHoursIn(locale) } },
    });
  });
  return { message: replyText('CONTACT_RECEIVED', locale), reference };
}
