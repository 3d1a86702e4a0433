import { type Locale, WITHDRAWAL_LIMITS, type WithdrawalForm } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { assertBelowDailyLimit, dayBefore } from '../../lib/daily-limit.ts';
import { newId, newReference } from '../../lib/ids.ts';
import { checkCaptcha, spendCaptcha } from '../captcha/captcha.service.ts';
import { findPurchase } from '../payments/purchases.service.ts';
import {
  findWithdrawalByKey,
  insertWithdrawal,
  lockSender,
  timesOfWithdrawalsSince,
} from './withdrawals.queries.ts';
import { assertSameContent, momentOf } from './withdrawals.rules.ts';

interface Declaration {
  form: WithdrawalForm & { recaptcha_token: string };
  locale: Locale;
  opKey: string | undefined;
}

/**
 * Accepts a declaration of withdrawal and confirms it by mail at once, with its content and time. The matching purchase is
 * looked up but not revealed: the answer is the same in every case. Safe to repeat with the same key.
 */
export async function declareWithdrawal(deps: Deps, { form, locale, opKey }: Declaration) {
  const now = deps.clock.now();
  const proof = await checkCaptcha(deps, form.recaptcha_token, 'withdrawal');
  const email = form.email.toLowerCase();
  const declared = { name: form.name, email, orderNumber: form.order_number };
  return deps.db.transaction(async (tx) => {
    await spendCaptcha(tx, proof);
    await lockSender(tx, email, opKey);
    const earlier = opKey && (await findWithdrawalByKey(tx, opKey));
    if (earlier) {
      assertSameContent(earlier, declared);
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
    await queueMail(tx, deps.jobs, {
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

interface Acknowledgement {
  id: string;
  reference: string;
  name: string;
  email: string;
  orderNumber: string;
}

/** The operator has fourteen days to refund, and is notified at once. */
function tellOperator(tx: Tx, deps: Deps, { id, ...declared }: Acknowledgement) {
  const { config, clock } = deps;
  const { email: to, locale } = config.operator;
  return queueMail(tx, deps.jobs, {
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
