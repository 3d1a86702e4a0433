import { type Locale, WITHDRAWAL_LIMITS, type WithdrawalForm } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { postMail } from '../../email/post-mail.ts';
import { assertBelowDailyLimit, dayBefore } from '../../lib/daily-limit.ts';
import { newId, newReference } from '../../lib/ids.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import { findPurchase } from '../payments/purchases.service.ts';
import {
  findWithdrawalByKey,
  insertWithdrawal,
  lockSending,
  timesOfWithdrawalsSince,
} from './withdrawals.queries.ts';
import { assertSameWords, momentOf } from './withdrawals.rules.ts';

interface Declaration {
  form: WithdrawalForm & { recaptcha_token: string };
  locale: Locale;
  opKey: string | undefined;
}

/**
 * Takes a declaration of withdrawal in and confirms it by mail at once, with its content and time. Whether such a purchase exists is
 * looked up, and told to nobody: the answer is the same in every case. Safe to repeat with the same key.
 */
export async function declareWithdrawal(deps: Deps, { form, locale, opKey }: Declaration) {
  const now = deps.clock.now();
  const proof = await checkCaptcha(deps, form.recaptcha_token, 'withdrawal');
  const email = form.email.toLowerCase();
  const declared = { name: form.name, email, orderNumber: form.order_number };
  return deps.db.transaction(async (tx) => {
    await spendCaptcha(tx, proof);
    await lockSending(tx, email, opKey);
    const earlier = opKey && (await findWithdrawalByKey(tx, opKey));
    if (earlier) {
      assertSameWords(earlier, declared);
      return { reference: earlier.reference, received_at: earlier.createdAt.toISOString() };
    }
    assertBelowDailyLimit(
      await timesOfWithdrawalsSince(tx, email, dayBefore(now)),
      WITHDRAWAL_LIMITS.perDay,
      now,
    );
    const purchase = await findPurchase(tx, declared.orderNumber);
    const meant = purchase?.buyerEmail === email ? purchase : undefined;
    const id = newId();
    const reference = `W-${newReference()}`;
    await insertWithdrawal(tx, {
      ...declared,
      id,
      reference,
      opKey,
      language: locale,
      paymentId: meant?.paymentId,
      userId: meant?.userId,
      createdAt: now,
    });
    await postMail(tx, deps.jobs, {
      to: email,
      replyTo: deps.config.operator.email,
      locale,
      about: id,
      mail: {
        template: 'withdrawalReceived',
        props: { reference, ...declared, receivedAt: momentOf(locale, now) },
      },
    });
    await tellOperator(tx, deps, { id, reference, ...declared });
    return { reference, received_at: now.toISOString() };
  });
}

interface Told {
  id: string;
  reference: string;
  name: string;
  email: string;
  orderNumber: string;
}

/** The operator has fourteen days to give the money back, and learns of it at once. */
function tellOperator(tx: Tx, deps: Deps, { id, ...declared }: Told) {
  const { config, clock } = deps;
  const { email: to, locale } = config.operator;
  return postMail(tx, deps.jobs, {
    to,
    replyTo: declared.email,
    locale,
    about: id,
    mail: {
      template: 'operatorWithdrawal',
      props: {
        ...declared,
        receivedAt: momentOf(locale, clock.now()),
        deskUrl: `${config.publicOrigin}/${locale}/madmin/desk?tab=withdrawals`,
      },
    },
  });
}
