import {
  nameComparison,
  nameCompletions,
  nameLists,
  namePages,
  names,
  wantedNames,
} from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { analyseName } from './analysis.service.ts';
import { compareNames } from './comparison.service.ts';
import { completeName } from './completions.service.ts';
import { listCorrections } from './corrections.service.ts';
import { readSearches } from './history.service.ts';
import { readListedLists, readNameList, readWays } from './lists.service.ts';
import { readNamePage, readPaidParts, readSlugs, readSources } from './pages.service.ts';
import { receiveReport } from './reports.service.ts';
import { searchName } from './search.service.ts';
import { countWish, readUnknown } from './wanted-names.service.ts';

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

  mount(nameCompletions.read, ({ query: { q, gender, limit }, locale }) =>
    completeName(deps, { typed: q, gender, limit, locale }),
  );

  mount(wantedNames.unknown, ({ query, locale }) => readUnknown(deps, query.letters, locale));
  mount(wantedNames.count, ({ body, address }) => countWish(deps, body.letters, address));

  mount(namePages.page, ({ params, locale }) => readNamePage(deps, params.slug, locale));
  mount(namePages.paid, ({ actor, params, locale }) =>
    readPaidParts(deps, actor.userId, params.slug, locale),
  );
  mount(nameLists.ways, ({ locale }) => readWays(deps, locale));
  mount(
    nameLists.list,
    ({ params: { by, value }, query: { page, language: _, ...others }, locale }) =>
      readNameList(deps, { filters: { ...others, [by]: value }, page }, locale),
  );
  mount(nameComparison.read, ({ query: { names: compared }, locale }) =>
    compareNames(deps, compared, locale),
  );
  mount(nameLists.listed, ({ locale }) => readListedLists(deps, locale));
  mount(namePages.slugs, ({ locale }) => readSlugs(deps, locale));
  mount(namePages.sources, ({ locale }) => readSources(deps, locale));
  mount(namePages.corrections, ({ locale }) => listCorrections(deps, locale));
  mount(namePages.report, ({ actor, body, locale, opKey }) =>
    receiveReport(deps, { report: body, userId: actor?.userId, locale, opKey }),
  );
};
