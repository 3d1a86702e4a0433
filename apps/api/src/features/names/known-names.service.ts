import { type Locale, NAME_LIMITS } from '@ismi/contract';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { commonnessScoreOf, registersOf } from './commonness.rules.ts';
import { displayedForm, latinForm } from './displayed-form.rules.ts';
import { firstLineOf, mayBeFeatured } from './first-line.rules.ts';
import { servedCatalogue } from './served-catalogue.service.ts';
import { hasLetters, subjectOfLetters } from './subjects.rules.ts';
import { warningOf } from './warning.rules.ts';

export type KnownNames = Awaited<ReturnType<typeof knownNames>>;

interface Wanted {
  /** Any spelling, or one of our ids. */
  name: string;
  /** Which name is meant, where several share a spelling. */
  nameId?: string | undefined;
}

/** The catalogue names for other features: by id, and by any spelling. */
export async function knownNames(deps: Pick<Deps, 'db' | 'clock'>) {
  const served = await servedCatalogue(deps);
  /** The one matching name; undefined if unknown. Refuses if several match. */
  const find = ({ name, nameId }: Wanted): string | undefined => {
    const byId = served.nameOf(nameId ?? name);
    if (byId) return byId.id;
    if (nameId !== undefined) throw new AppError('NOT_FOUND');
    // No search here: a list of fifty unknown names must cost as little as a list of known ones.
    const { certain, candidates } = served.index.findSpelling(name);
    if (certain) return served.nameOf(certain)?.id;
    if (candidates.length === 0) return undefined;
    const alike = candidates.slice(0, NAME_LIMITS.candidates);
    throw new AppError('NAME_AMBIGUOUS', { name_ids: alike.map((candidate) => candidate.nameId) });
  };
  return {
    find,
    /** As above, but also refuses unknown names. */
    require(wanted: Wanted): string {
      const id = find(wanted);
      if (id === undefined) throw new AppError('NOT_FOUND');
      return id;
    },
    /** For lists, where one ambiguous name must not fail the rest. */
    findQuietly(name: string): string | undefined {
      try {
        return find({ name });
      } catch (error) {
        if (error instanceof AppError) return undefined;
        throw error;
      }
    },
    /** The key under which an unknown name is stored; undefined where it has no letter. */
    subjectOfUnknown: (name: string) => (hasLetters(name) ? subjectOfLetters(name) : undefined),
    /** The public, free facts about a name. */
    brief(id: string, locale: Locale) {
      const record = served.nameOf(id);
      return (
        record && {
          name_id: record.id,
          address: served.addresses[locale].mainOf(record.id),
          name: displayedForm(record, locale),
          name_latin: latinForm(record, locale),
          name_ar: record.script.ar,
          meaning: firstLineOf(record, locale),
          origin: record.origin.text[locale],
          gender: record.gender,
          popularity_score: commonnessScoreOf(record, locale),
          popularity_sources: registersOf(record, {
            locale,
            registers: served.around(locale).catalogue.registers,
          }),
          warning: warningOf(record, locale),
          /** Scholars refuse it: it may be viewed, but is not promoted. */
          isRefused: record.islamic.verdict === 'notAppropriate',
        }
      );
    },
    /** Whether a page may show it as an example. */
    mayBeFeatured(id: string, locale: Locale): boolean {
      const record = served.nameOf(id);
      return record !== undefined && mayBeFeatured(record, locale);
    },
    refusedIds: (): string[] =>
      served.names
        .filter(({ islamic }) => islamic.verdict === 'notAppropriate')
        .map(({ id }) => id),
    /** Names that were replaced by another. */
    replacements: (): { from: string; to: string }[] =>
      served.names.flatMap(({ id, replacedBy }) => {
        const to = replacedBy === undefined ? undefined : served.nameOf(id)?.id;
        return to === undefined || to === id ? [] : [{ from: id, to }];
      }),
  };
}
