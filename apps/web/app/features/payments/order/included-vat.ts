/** The value-added tax that a price already holds, rounded to the cent. The receipt’s own figure is the server’s. */
export const includedVat = (price: number, ratePercent: number): number =>
  Math.round((price * 100 * ratePercent) / (100 + ratePercent)) / 100;
