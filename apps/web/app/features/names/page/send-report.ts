import { type BodyOf, captcha, namePages } from '@ismi/contract';
import { solveCaptcha } from '../../../browser/solve-captcha.ts';
import type { Api } from '../../../data/api-client.ts';

type Report = Omit<BodyOf<typeof namePages.report>, 'recaptcha_token'>;

/** Solves the puzzle that keeps robots out, then sends. */
export async function sendReport(api: Api, report: Report, opKey: string): Promise<string> {
  const challenge = await api.send(captcha.challenge, { query: { action: 'name_report' } });
  const recaptcha_token = await solveCaptcha(challenge);
  const { message } = await api.send(
    namePages.report,
    { body: { ...report, recaptcha_token } },
    { opKey },
  );
  return message;
}
