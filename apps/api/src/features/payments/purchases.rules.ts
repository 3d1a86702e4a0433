const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As on the paper: a year and a number; the year is not looked at, the number alone is unique. */
const RECEIPT = /^(?:\d{4}-)?0*(\d{1,9})$/;
/** As PayPal makes the ids of orders and captures; a word of that length has no digit. */
const PAYPAL = /^(?=\D*\d)[0-9a-z]{17}$/i;

export interface PurchaseNumber {
  paymentId: string | undefined;
  receipt: number | undefined;
  paypalId: string;
}

const plain = (written: string): string => written.trim().replace(/^#\s*/, '');

/** What a number may mean that somebody wrote. */
export function readPurchaseNumber(written: string): PurchaseNumber {
  const number = plain(written);
  const receipt = RECEIPT.exec(number)?.[1];
  return {
    paymentId: UUID.test(number) ? number.toLowerCase() : undefined,
    receipt: receipt === undefined ? undefined : Number(receipt),
    paypalId: number.toUpperCase(),
  };
}

/** Whether it is the number of a purchase and nothing else: a receipt's, a payment's or one of PayPal's. */
export const isPurchaseNumber = (written: string): boolean =>
  [RECEIPT, UUID, PAYPAL].some((kind) => kind.test(plain(written)));
