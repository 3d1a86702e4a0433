import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter.ts';
import type { Person } from './people.ts';

const { Check, Prompt } = interactionPolicy;

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  findPerson: (subject: string) => Person | undefined;
}

/** Our own page asks for person and consent in one step, like Google's; the browser is redirected here. */
export const ACCOUNT_CHOOSER_PATH = '/signin/';

/** No session is remembered, so a person must be chosen every time. */
const askEveryTime = () => [
  new Prompt(
    { name: 'login', requestable: true },
    new Check('nobody_chosen', 'a person has to be chosen', ({ oidc }) => !oidc.result?.login),
  ),
];

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  alg: 'RS256',
  use: 'sig',
});

const claimsOf = (subject: string, person: Person) => ({
  sub: subject,
  email: person.email,
  email_verified: person.emailVerified,
  name: person.name,
  locale: person.locale,
  hd: person.hostedDomain,
});

/** An OpenID provider with Google's paths and behaviour: claims are in the ID token, the client secret is in the body. */
export function makeProvider(options: ProviderOptions): Provider {
  return new Provider(options.issuer, {
    adapter: createMemoryAdapter,
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      userinfo: '/v1/userinfo',
      jwks: '/oauth2/v3/certs',
    },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'hd'],
      profile: ['name', 'locale'],
    },
    conformIdTokenClaims: false,
    // Google only recommends PKCE; require it here so that a missing one is noticed.
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: askEveryTime(),
      url: (_ctx, { uid }) => `${ACCOUNT_CHOOSER_PATH}${uid}`,
    },
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 3600,
    },
    findAccount(_ctx, subject) {
      const person = options.findPerson(subject);
      return person && { accountId: subject, claims: () => claimsOf(subject, person) };
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'text';
      ctx.body = `${error}: ${error_description ?? ''}\n`;
    },
  });
}
