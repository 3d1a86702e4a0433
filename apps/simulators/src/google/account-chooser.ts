import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { renderAccountChooser } from './account-chooser-page.ts';
import { type Person, type PreparedPerson, subjectOf } from './people.ts';

interface AccountChooserOptions {
  provider: Provider;
  people: PreparedPerson[];
  /** Called with the chosen person before the claims are requested. */
  remember: (subject: string, person: Person) => void;
}

/** The prepared person chosen in the form, or the one typed in; undefined if the form is invalid. */
function parsePerson(form: URLSearchParams, people: PreparedPerson[]): Person | undefined {
  const choice = form.get('person');
  if (choice !== 'other') return people.find((person) => person.choice === choice);
  const email = form.get('email')?.trim();
  if (!email?.includes('@')) return undefined;
  return {
    email,
    emailVerified: form.has('verified'),
    name: form.get('name')?.trim() || undefined,
    locale: 'en',
    hostedDomain: form.get('hostedDomain')?.trim() || undefined,
  };
}

/** Shows the account chooser and passes the result to the provider. */
export function createAccountChooser({ provider, people, remember }: AccountChooserOptions) {
  const show = (response: ServerResponse, clientId: string, complaint?: string) => {
    response.writeHead(complaint ? 400 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(renderAccountChooser({ clientId, people, complaint }));
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { params } = await provider.interactionDetails(request, response);
    const clientId = String(params.client_id);
    if (request.method !== 'POST') return show(response, clientId);

    const form = new URLSearchParams(await text(request));
    if (form.get('answer') === 'refuse') {
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    const person = parsePerson(form, people);
    if (!person) return show(response, clientId, 'Choose somebody, or type an address.');

    const accountId = subjectOf(person);
    remember(accountId, person);
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope(String(params.scope));
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, {
      login: { accountId },
      consent: { grantId },
    });
  };
}
