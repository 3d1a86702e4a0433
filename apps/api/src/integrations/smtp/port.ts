export interface OutgoingMail {
  /** Stable over retries: receivers recognise a second delivery by it. */
  messageId: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
  /** A calendar file (RFC 5545) that goes with it. */
  calendar?: string | undefined;
}

/** Taken over by the receiving server, or refused by it for good: there is no such address, or it wants no mail of ours. */
export type Delivery = { kind: 'accepted' } | { kind: 'refused'; responseCode: number };

/** Throws an OutsideFault when nobody knows what became of the mail, or a later try may succeed. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<Delivery>;
}
