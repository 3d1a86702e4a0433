import type {
  GooglePerson,
  GoogleSignIn,
  GoogleStart,
} from '../../src/integrations/google/port.ts';
import { ThirdPartyError } from '../../src/lib/app-error.ts';
import { newId } from '../../src/lib/ids.ts';

export interface FakeGoogle extends GoogleSignIn {
  /** A user follows the url of a start and agrees: what the browser brings back. */
  agree(url: string, person: GooglePerson): { code: string; state: string };
  /** Makes it unreachable from now on, or reachable again. */
  setReachable(isReachable: boolean): void;
}

/** Signs in the user that a test chooses, and checks state and code as strictly as Google. */
export function fakeGoogle(): FakeGoogle {
  const starts = new Map<string, GoogleStart & { redirectUri: string }>();
  const codes = new Map<string, { start: string; person: GooglePerson }>();
  let reachable = true;
  const reach = () => {
    if (!reachable) throw new ThirdPartyError('Google', new Error('a test wants it so'));
  };
  return {
    async start({ redirectUri, locale }) {
      reach();
      const [state, nonce, codeVerifier] = [newId(), newId(), newId()];
      const query = new URLSearchParams({ state, redirect_uri: redirectUri, hl: locale });
      const url = `https://google.example/auth?${query}`;
      starts.set(state, { url, state, nonce, codeVerifier, redirectUri });
      return { url, state, nonce, codeVerifier };
    },
    async finish({ code, state, expectedState, nonce, codeVerifier, redirectUri }) {
      if (state !== expectedState) return { kind: 'refused', reason: 'other-state' };
      reach();
      const issued = codes.get(code);
      codes.delete(code);
      const start = issued && starts.get(issued.start);
      if (!start || start.codeVerifier !== codeVerifier || start.redirectUri !== redirectUri)
        return { kind: 'refused', reason: 'code' };
      if (start.nonce !== nonce) return { kind: 'refused', reason: 'token' };
      return { kind: 'person', ...issued.person };
    },
    agree(url, person) {
      const state = new URL(url).searchParams.get('state') ?? '';
      const code = newId();
      codes.set(code, { start: state, person });
      return { code, state };
    },
    setReachable(isReachable) {
      reachable = isReachable;
    },
  };
}
