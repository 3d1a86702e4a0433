import { renderMail } from '@ismi/mails';
import type { Deps } from '../deps.ts';
import type { JobPayload } from '../jobs/jobs.ts';

/** Renders and delivers one mail. A repeat after a crash carries the same Message-ID, so the receiver sees one mail. */
export async function sendMail(deps: Deps, job: JobPayload<'mail.send'>): Promise<void> {
  const { hostname } = new URL(deps.config.publicOrigin);
  await deps.mailer.send({
    messageId: `<${job.mailId}@${hostname}>`,
    to: job.to,
    replyTo: job.replyTo,
    ...(await renderMail(job.mail, job.locale)),
  });
}
