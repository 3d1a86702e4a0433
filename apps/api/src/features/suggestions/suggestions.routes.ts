import { suggestionLearning, suggestions } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { readConsent, setConsent } from './consent.service.ts';
import { suggestNames } from './generate.service.ts';
import { forgetReaction, readLearning, refuseName } from './learning.service.ts';
import { readList, readLists, readNewest } from './lists.service.ts';
import { previewSuggestions } from './preview.service.ts';
import { addNamesLike, refineList } from './rounds.service.ts';
import { understand } from './understand.service.ts';

export const suggestionsRoutes: Feature = (mount, deps) => {
  mount(suggestions.create, ({ actor, body, locale, opKey }) => {
    const { max_credits: agreed, ...form } = body;
    return suggestNames(deps, { userId: actor.userId, form, locale, opKey, agreed });
  });
  mount(suggestions.preview, ({ actor, body, locale }) =>
    previewSuggestions(deps, { userId: actor.userId, form: body, locale }),
  );
  mount(suggestions.understand, ({ actor, body, locale }) =>
    understand(deps, { userId: actor?.userId, told: body, locale }),
  );
  mount(suggestions.list, ({ actor, query, locale }) =>
    readLists(deps, actor.userId, { ...query, language: query.written_in, locale }),
  );
  mount(suggestions.newest, ({ actor, locale }) => readNewest(deps, actor.userId, locale));
  mount(suggestions.readConsent, ({ actor }) => readConsent(deps, actor.userId));
  mount(suggestions.setConsent, ({ actor, body }) => {
    const { faith, origin, with_consulting: withConsulting } = body;
    return setConsent(deps, actor.userId, { faith, origin, withConsulting });
  });
  mount(suggestions.get, ({ actor, params, locale }) =>
    readList(deps, actor.userId, params.id, locale),
  );
  mount(suggestionLearning.read, ({ actor, params, locale }) =>
    readLearning(deps, { userId: actor.userId, id: params.id, locale }),
  );
  mount(suggestionLearning.refuse, ({ actor, params, body, locale }) => {
    const { name, reason } = body;
    return refuseName(deps, { userId: actor.userId, id: params.id, locale, name, reason });
  });
  mount(suggestionLearning.forget, ({ actor, params, body, locale }) =>
    forgetReaction(deps, { userId: actor.userId, id: params.id, locale, name: body.name }),
  );
  mount(suggestionLearning.more, ({ actor, params, body, locale }) => {
    const { name, language: _, ...household } = body;
    return addNamesLike(deps, { userId: actor.userId, id: params.id, locale, name, household });
  });
  mount(suggestionLearning.refine, ({ actor, params, body, locale }) => {
    const { language: _, ...household } = body;
    const { id, number } = params;
    return refineList(deps, { userId: actor.userId, id, number, locale, household });
  });
};
