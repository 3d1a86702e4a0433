/** The value-added tax included in a price, rounded to the cent. The figure on the receipt comes from the server. */
export const includedVat = (price: number, ratePercent: number): number =>
  Math.round((price * 100 * ratePercent) / (100 + ratePercent)) / 100;
