export interface OutgoingMail {
  /** Stable over retries: recipients recognise a second delivery by it. */
  messageId: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** An attached calendar file (RFC 5545). */
  calendar?: string | undefined;
}

/** Accepted by the receiving server, or refused permanently: there is no such address, or it wants no mail from us. */
export type Delivery = { kind: 'accepted' } | { kind: 'refused'; responseCode: number };

/** Throws an ThirdPartyError when the outcome is unknown, or a later attempt may succeed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<Delivery>;
}
