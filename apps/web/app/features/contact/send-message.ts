import {
  CAPTCHA_LIFETIME_MS,
  type CaptchaChallenge,
  CONTACT_LIMITS,
  type ContactForm,
  captcha,
  contact,
} from '@ismi/contract';
import type { Api } from '../../data/api-client.ts';

export interface OpenForm {
  /** When the visitor first saw the form, by `performance.now()`: the clock of a phone may be set meanwhile. */
  openedAt: number;
  /** The fields that nobody sees. */
  traps: { website: string; phone_number: string };
  /** Names this text, so that a repeat after a lost answer does not become a second message. */
  opKey: string;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Checks that a person is writing, then sends. The form's age is told by the server's clock: that of a phone may be wrong by hours. */
export async function sendMessage(
  api: Api,
  solve: (challenge: CaptchaChallenge) => Promise<string>,
  form: ContactForm,
  { openedAt, traps, opKey }: OpenForm,
): Promise<{ reference: string }> {
  const challenge = await api.send(captcha.challenge, { query: { action: 'contact_form' } });
  const serverNow = challenge.parameters.data.expires * 1000 - CAPTCHA_LIFETIME_MS;
  const age = Math.round(performance.now() - openedAt);
  const recaptcha_token = await solve(challenge);
  // A person who is quick, because a draft was restored, just waits a moment. The second covers the server's rounding.
  await pause(CONTACT_LIMITS.minimumFillMs + 1_000 - (performance.now() - openedAt));
  const body = { ...form, ...traps, recaptcha_token, form_timestamp: serverNow - age };
  return api.send(contact.send, { body }, { opKey });
}
