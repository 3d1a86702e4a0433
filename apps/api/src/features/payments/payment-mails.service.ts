import { intlLocale, packageText } from '@ismi/contract';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../email/queue-mail.ts';
import { getEmailOf, type Payment } from './payments.queries.ts';
import { countryIn, moneyIn, receiptNumberOf } from './receipt.rules.ts';

type MailDeps = Pick<Deps, 'jobs' | 'config'>;

const receiptUrlOf = ({ config }: MailDeps, { id, language }: Payment) =>
  `${config.publicOrigin}/${language}/payment/receipt/${id}`;

/** To the address of the account; the one at PayPal may be somebody else’s. */
export async function postReceipt(tx: Tx, deps: MailDeps, payment: Payment): Promise<void> {
  const { language: locale, currency, receiptNumber, completedAt } = payment;
  if (!receiptNumber || !completedAt) throw new Error('what is not paid has no receipt');
  const { name, address, vatId = '' } = deps.config.operator;
  await queueMail(tx, deps.jobs, {
    to: await getEmailOf(tx, payment.userId),
    locale,
    mail: {
      template: 'receipt',
      props: {
        number: receiptNumberOf(receiptNumber, completedAt),
        packageName: packageText(payment.packageId, locale).name,
        credits: String(payment.credits),
        amount: moneyIn(locale, payment.amountMinor, currency),
        vat: moneyIn(locale, payment.vatMinor, currency),
        vatRate: new Intl.NumberFormat(intlLocale(locale)).format(payment.vatRate / 100),
        country: countryIn(locale, payment.country),
        receiptUrl: receiptUrlOf(deps, payment),
        seller: `${name}\n${address}`,
        sellerVatId: vatId,
      },
    },
  });
}

export async function postRefunded(tx: Tx, deps: MailDeps, payment: Payment, amountMinor: number) {
  const { language: locale, currency } = payment;
  await queueMail(tx, deps.jobs, {
    to: await getEmailOf(tx, payment.userId),
    locale,
    mail: {
      template: 'refunded',
      props: {
        amount: moneyIn(locale, amountMinor, currency),
        receiptUrl: receiptUrlOf(deps, payment),
      },
    },
  });
}

/** A payment that failed. */
export async function postRejected(tx: Tx, deps: MailDeps, payment: Payment): Promise<void> {
  const { language: locale, currency } = payment;
  await queueMail(tx, deps.jobs, {
    to: await getEmailOf(tx, payment.userId),
    locale,
    mail: {
      template: 'paymentRejected',
      props: {
        packageName: packageText(payment.packageId, locale).name,
        amount: moneyIn(locale, payment.amountMinor, currency),
        creditsUrl: `${deps.config.publicOrigin}/${locale}/credits`,
      },
    },
  });
}

/** An administrator's message about a payment. */
export async function postMessage(
  tx: Tx,
  deps: MailDeps,
  payment: Payment,
  message: string,
): Promise<void> {
  const { language: locale, currency } = payment;
  await queueMail(tx, deps.jobs, {
    to: await getEmailOf(tx, payment.userId),
    locale,
    mail: {
      template: 'paymentMessage',
      props: {
        message,
        packageName: packageText(payment.packageId, locale).name,
        amount: moneyIn(locale, payment.amountMinor, currency),
        contactUrl: `${deps.config.publicOrigin}/${locale}/contact`,
      },
    },
  });
}

/** To the operator: PayPal waits only some days for an answer. */
export function postDispute(
  tx: Tx,
  deps: MailDeps,
  payment: Payment,
  { id: dispute, status }: { id: string; status: string },
): Promise<void> {
  const { email: to, locale } = deps.config.operator;
  const { receiptNumber, completedAt } = payment;
  return queueMail(tx, deps.jobs, {
    to,
    locale,
    mail: {
      template: 'operatorDispute',
      props: {
        dispute,
        status,
        amount: moneyIn(locale, payment.amountMinor, payment.currency),
        receiptNumber:
          receiptNumber && completedAt ? receiptNumberOf(receiptNumber, completedAt) : '',
        paymentUrl: `${deps.config.publicOrigin}/${locale}/madmin/payments?payment=${payment.id}`,
      },
    },
  });
}
