import { suggestions } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readConsent, setConsent } from './consent.service.ts';
import { suggestNames } from './generate.service.ts';
import { readList, readLists, readNewest } from './lists.service.ts';
import { previewSuggestions } from './preview.service.ts';

export const suggestionsRoutes: Feature = (mount, deps) => {
  mount(suggestions.create, ({ actor, body, locale, opKey }) => {
    const { max_credits: agreed, ...form } = body;
    return suggestNames(deps, { userId: actor.userId, form, locale, opKey, agreed });
  });
  mount(suggestions.preview, ({ actor, body, locale }) =>
    previewSuggestions(deps, { userId: actor.userId, form: body, locale }),
  );
  mount(suggestions.list, ({ actor, query, locale }) =>
    readLists(deps, actor.userId, { ...query, language: query.written_in, locale }),
  );
  mount(suggestions.newest, ({ actor, locale }) => readNewest(deps, actor.userId, locale));
  mount(suggestions.readConsent, ({ actor }) => readConsent(deps, actor.userId));
  mount(suggestions.setConsent, ({ actor, body }) => setConsent(deps, actor.userId, body.given));
  mount(suggestions.get, ({ actor, params, locale }) =>
    readList(deps, actor.userId, params.id, locale),
  );
};
