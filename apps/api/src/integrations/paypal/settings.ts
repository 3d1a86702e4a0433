/** What an account with PayPal, and the place that it is reached at, come down to. */
export interface PayPalSettings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The only places that buyers are sent to. */
  checkoutOrigin: string;
  /** The only places that certificates are fetched from. */
  certificateOrigins: readonly string[];
  /** Certificates of the authorities that may vouch for PayPal's, as PEM; undefined for those that Node trusts. */
  trustAnchor: string | undefined;
}
