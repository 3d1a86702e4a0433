import { stateIn } from '@ismi/contract';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { isLoopback } from '../../lib/loopback.ts';
import type { GoogleSignIn } from './port.ts';
import { refusalIn, throwThirdPartyError } from './refusal.ts';
import { Claims } from './wire.ts';

/** For each request; the user is looking at a waiting page meanwhile. */
const PATIENCE_MS = 5_000;

interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Discovers the provider's addresses on first use, once for all callers, and again only after a failure. */
function lazyDiscovery(client: GoogleClient, patienceMs: number): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined;
  return () => {
    found ??= discovery(new URL(client.issuer), client.clientId, client.clientSecret, undefined, {
      timeout: patienceMs / 1000,
      execute: [
        // The standard would trust the connection that a token came by; we require a signature.
        enableNonRepudiationChecks,
        // What never leaves the machine needs no encryption; everything else does.
        ...(isLoopback(client.issuer) ? [allowInsecureRequests] : []),
      ],
    }).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}

export function googleSignIn(client: GoogleClient, patienceMs = PATIENCE_MS): GoogleSignIn {
  const discover = lazyDiscovery(client, patienceMs);
  return {
    async start({ redirectUri, locale }) {
      const provider = await discover().catch(throwThirdPartyError);
      const state = stateIn(locale, randomState());
      const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // The standard's parameter for the language of the page, and Google's own.
        ui_locales: locale,
        hl: locale,
      });
      return { url: url.href, state, nonce, codeVerifier };
    },

    async finish({ code, state, expectedState, nonce, codeVerifier, redirectUri }) {
      if (state !== expectedState) return { kind: 'refused', reason: 'other-state' };
      const provider = await discover().catch(throwThirdPartyError);
      const came = new URL(redirectUri);
      came.searchParams.set('code', code);
      came.searchParams.set('state', state);
      // There is only one provider, so one of our states can only have gone to it (docs/decisions/0014).
      came.searchParams.set('iss', provider.serverMetadata().issuer);
      try {
        const tokens = await authorizationCodeGrant(provider, came, {
          expectedState,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        const { sub, email, email_verified, name, hd } = Claims.parse(tokens.claims());
        if (!email) return { kind: 'refused', reason: 'no-address' };
        const person = { sub, email, emailVerified: email_verified, name, hostedDomain: hd };
        return { kind: 'person', ...person };
      } catch (error) {
        return refusalIn(error) ?? throwThirdPartyError(error);
      }
    },
  };
}
