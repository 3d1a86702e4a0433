import type { Mailer, OutgoingMail } from '../../src/integrations/smtp/port.ts';

export interface FakeMailer extends Mailer {
  sent: OutgoingMail[];
}

export function fakeMailer(): FakeMailer {
  const sent: OutgoingMail[] = [];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
      return { kind: 'accepted' };
    },
  };
}
