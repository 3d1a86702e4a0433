import {
  CAPTCHA_LIFETIME_MS,
  type CallOf,
  type CaptchaChallenge,
  CONTACT_LIMITS,
  type ContactForm,
  type contact,
} from '@ismi/contract';

export interface OpenForm {
  /** When the form was first shown, by `performance.now()`: the clock of a phone may change meanwhile. */
  openedAt: number;
  /** The honeypot fields. */
  traps: { website: string; phone_number: string };
}

interface Captcha {
  load: () => Promise<CaptchaChallenge>;
  solve: (challenge: CaptchaChallenge) => Promise<string>;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Solves the captcha, and returns the call that sends the message. The form's age uses the server's clock: a phone's may be wrong. */
export async function prepareMessage(
  { load, solve }: Captcha,
  form: ContactForm,
  { openedAt, traps }: OpenForm,
): Promise<CallOf<typeof contact.send>> {
  const challenge = await load();
  const serverNow = challenge.parameters.data.expires * 1000 - CAPTCHA_LIFETIME_MS;
  const age = Math.round(performance.now() - openedAt);
  const recaptcha_token = await solve(challenge);
  // The server refuses forms that are submitted too soon, such as a restored draft. The added second covers its rounding.
  await pause(CONTACT_LIMITS.minimumFillMs + 1_000 - (performance.now() - openedAt));
  return { body: { ...form, ...traps, recaptcha_token, form_timestamp: serverNow - age } };
}
