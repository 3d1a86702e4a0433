import { createServer } from 'node:http';
import { readGoogleConfig } from './config.ts';
import { createAccountChooser } from './google/account-chooser.ts';
import { type Person, preparePeople } from './google/people.ts';
import { ACCOUNT_CHOOSER_PATH, makeProvider } from './google/provider.ts';

const { port, knownEmail, ...client } = readGoogleConfig();

const chosen = new Map<string, Person>();
const provider = makeProvider({
  ...client,
  issuer: `http://127.0.0.1:${port}`,
  findPerson: (subject) => chosen.get(subject),
});
const choose = createAccountChooser({
  provider,
  people: preparePeople(knownEmail),
  remember: (subject, person) => chosen.set(subject, person),
});
const answer = provider.callback();

/** Signs people in like Google; the person is chosen on a page. */
const server = createServer((request, response) => {
  if (!request.url?.startsWith(ACCOUNT_CHOOSER_PATH)) {
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
