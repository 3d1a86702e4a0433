import { renderMail } from '@ismi/mails';
import type { Deps } from '../deps.ts';
import type { Letter } from './letter.ts';

/** Renders and delivers one mail. A repeat after a crash carries the same Message-ID, so the receiver sees one mail. */
export async function sendMail(deps: Deps, letter: Letter): Promise<void> {
  const { hostname } = new URL(deps.config.publicOrigin);
  const delivery = await deps.mailer.send({
    messageId: `<${letter.mailId}@${hostname}>`,
    to: letter.to,
    replyTo: letter.replyTo,
    ...(await renderMail(letter.mail, letter.locale)),
  });
  if (delivery.kind === 'refused') {
    deps.log.warn(
      { template: letter.mail.template, responseCode: delivery.responseCode },
      'a mail was refused by its receiver',
    );
  }
}
