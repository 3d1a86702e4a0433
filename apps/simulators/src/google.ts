import { createServer } from 'node:http';
import { readGoogleConfig } from './config.ts';
import { makeChoosing } from './google/choosing.ts';
import { type Person, preparePeople } from './google/people.ts';
import { CHOOSING, makeProvider } from './google/provider.ts';

const { port, knownEmail, ...client } = readGoogleConfig();

const chosen = new Map<string, Person>();
const provider = makeProvider({
  ...client,
  issuer: `http://127.0.0.1:${port}`,
  findPerson: (subject) => chosen.get(subject),
});
const choose = makeChoosing({
  provider,
  people: preparePeople(knownEmail),
  remember: (subject, person) => chosen.set(subject, person),
});
const answer = provider.callback();

/** Signs people in as Google does; who they are is chosen on a page. */
const server = createServer((request, response) => {
  if (!request.url?.startsWith(CHOOSING)) {
    void answer(request, response);
    return;
  }
  choose(request, response).catch((error: Error) => {
    response.writeHead(400, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
  });
});
server.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
