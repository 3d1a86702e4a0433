const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As on the receipt: a year and a number; the year is ignored, the number alone is unique. */
const RECEIPT = /^(?:\d{4}-)?0*(\d{1,9})$/;
/** The form of PayPal's order and capture ids; a word of that length has no digit. */
const PAYPAL = /^(?=\D*\d)[0-9a-z]{17}$/i;

export interface PurchaseNumber {
  paymentId: string | undefined;
  receipt: number | undefined;
  paypalId: string;
}

const plain = (written: string): string => written.trim().replace(/^#\s*/, '');

/** The possible meanings of a number that somebody wrote. */
export function readPurchaseNumber(written: string): PurchaseNumber {
  const number = plain(written);
  const receipt = RECEIPT.exec(number)?.[1];
  return {
    paymentId: UUID.test(number) ? number.toLowerCase() : undefined,
    receipt: receipt === undefined ? undefined : Number(receipt),
    paypalId: number.toUpperCase(),
  };
}

/** Whether the text is a purchase number and nothing else: of a receipt, a payment or PayPal. */
export const isPurchaseNumber = (written: string): boolean =>
  [RECEIPT, UUID, PAYPAL].some((kind) => kind.test(plain(written)));
