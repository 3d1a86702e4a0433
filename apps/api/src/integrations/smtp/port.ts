export interface OutgoingMail {
  /** Stable over retries: receivers recognise a second delivery by it. */
  messageId: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  html: string;
  text: string;
}

/** Resolves when the receiving server has taken the mail over; throws an OutsideFault when it did not, or nobody knows. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}
