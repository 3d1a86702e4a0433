import { namePages, names } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { analyseName } from './analysis.service.ts';
import { listCorrections } from './corrections.service.ts';
import { readSearches } from './history.service.ts';
import {
  readNameList,
  readNamePage,
  readPaidParts,
  readSlugs,
  readSources,
  readWays,
} from './pages.service.ts';
import { receiveReport } from './reports.service.ts';
import { searchName } from './search.service.ts';

export const namesRoutes: Feature = (mount, deps) => {
  mount(names.search, ({ actor, query, locale, address }) =>
    searchName(deps, {
      userId: actor.userId,
      address,
      puzzle: query.recaptcha_token,
      query: query.query ?? query.name ?? '',
      nameId: query.name_id,
      asWritten: query.as_written,
      withAnalysis: query.islamic_analysis,
      agreed: query.max_credits,
      locale,
    }),
  );
  mount(names.analyse, ({ actor, body, locale, address }) =>
    analyseName(deps, {
      userId: actor.userId,
      address,
      puzzle: body.recaptcha_token,
      name: body.name,
      nameId: body.name_id,
      asWritten: body.as_written,
      agreed: body.max_credits,
      locale,
    }),
  );
  mount(names.history, ({ actor, locale }) => readSearches(deps, actor.userId, locale));

  mount(namePages.page, ({ params, locale }) => readNamePage(deps, params.slug, locale));
  mount(namePages.paid, ({ actor, params, locale }) =>
    readPaidParts(deps, actor.userId, params.slug, locale),
  );
  mount(namePages.ways, ({ locale }) => readWays(deps, locale));
  mount(namePages.list, ({ params, locale }) => readNameList(deps, params, locale));
  mount(namePages.slugs, () => readSlugs(deps));
  mount(namePages.sources, ({ locale }) => readSources(deps, locale));
  mount(namePages.corrections, ({ locale }) => listCorrections(deps, locale));
  mount(namePages.report, ({ actor, body, locale, opKey }) =>
    receiveReport(deps, { report: body, userId: actor?.userId, locale, opKey }),
  );
};
