/** Settings of a PayPal account and its environment. */
export interface PayPalSettings {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The only hosts that buyers are sent to. */
  checkoutOrigin: string;
  /** The only hosts that certificates are fetched from. */
  certificateOrigins: readonly string[];
  /** Trusted authorities for PayPal's certificates, as PEM; undefined for those that Node trusts. */
  trustAnchor: string | undefined;
}
