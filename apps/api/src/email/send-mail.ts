import { renderMail } from '@ismi/mails';
import type { Deps } from '../deps.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Renders and delivers one mail. A repeat after a crash carries the same Message-ID, so the recipient sees one mail. */
export async function sendMail(deps: Deps, queued: QueuedMail): Promise<void> {
  const { hostname } = new URL(deps.config.publicOrigin);
  const delivery = await deps.mailer.send({
    messageId: `<${queued.mailId}@${hostname}>`,
    to: queued.to,
    replyTo: queued.replyTo,
    ...(await renderMail(queued.mail, queued.locale)),
  });
  if (delivery.kind === 'refused') {
    deps.log.warn(
      { template: queued.mail.template, responseCode: delivery.responseCode },
      'mail rejected by recipient server',
    );
  }
}
