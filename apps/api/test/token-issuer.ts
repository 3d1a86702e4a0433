import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

/** The year 2100, in seconds. */
const FAR_AWAY = 4_102_444_800;

/** A provider with only the answers given here. */
export async function startListener(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  // It listens on TCP, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A provider that answers every code with a token of these claims, signed with its published key. */
export async function startIssuer(
  clientId: string,
  claims: Record<string, unknown>,
  signedBy?: CryptoKey,
): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const token = async () =>
    new SignJWT({ iss: url, aud: clientId, sub: '1', nonce: 'n', exp: FAR_AWAY, ...claims })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt(1_700_000_000)
      .sign(signedBy ?? privateKey);
  const answers: Record<string, () => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/certs`,
    }),
    '/certs': async () => ({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256' }] }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', id_token: await token() }),
  };
  const url = await startListener(async (request, response) => {
    const answer = await answers[request.url ?? '']?.();
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  return url;
}
