import type { Finding } from './finding.ts';
import { checkArabicScript } from './invariants/arabic-script.ts';
import { checkBirths } from './invariants/births.ts';
import { checkCultures, checkOwnScript, checkSpellings } from './invariants/coherence.ts';
import { checkCommunities } from './invariants/communities.ts';
import { checkDivineNames } from './invariants/divine-names.ts';
import { checkFiguresInProse } from './invariants/figures-in-prose.ts';
import {
  checkCautionSpellings,
  checkHomographs,
  checkPreferredForms,
  checkRepeatedForms,
} from './invariants/forms.ts';
import { checkGender } from './invariants/gender.ts';
import { checkIds } from './invariants/ids.ts';
import { checkPronunciation } from './invariants/pronunciation.ts';
import { checkQuranPersons, checkQuranReferences } from './invariants/quran-references.ts';
import { checkRefusedClaims } from './invariants/refused-claims.ts';
import { checkRepeatedSentences } from './invariants/repeated-sentences.ts';
import { checkSources } from './invariants/sources.ts';
import { checkStrings } from './invariants/strings.ts';
import { checkCompanionTexts, checkTexts } from './invariants/texts.ts';
import { checkThemes } from './invariants/themes.ts';
import { checkVerdicts } from './invariants/verdicts.ts';
import type { AuthoredCatalogue } from './parse-catalogue.ts';
import type { NameRecord } from './schema/name-record.ts';

/** Invariants of a single record. */
const OF_ONE_RECORD: readonly ((record: NameRecord) => Finding[])[] = [
  (record) => checkStrings(record.id, record),
  checkPreferredForms,
  checkRepeatedForms,
  checkArabicScript,
  checkTexts,
  checkThemes,
  checkQuranReferences,
  checkOwnScript,
  checkCultures,
  checkSpellings,
  checkPronunciation,
  checkCautionSpellings,
];

/** Invariants between records and the companion files. */
const OF_THE_WHOLE: readonly ((catalogue: AuthoredCatalogue) => Finding[])[] = [
  checkIds,
  checkHomographs,
  checkQuranPersons,
  checkVerdicts,
  checkDivineNames,
  checkGender,
  checkSources,
  checkBirths,
  checkCommunities,
  checkFiguresInProse,
  checkRefusedClaims,
  checkCompanionTexts,
  ({ names }) => checkRepeatedSentences(names),
  ({ rules, people, sources, homographs, traditions, divineNames, quranPersons, registers }) =>
    Object.entries({
      rules,
      people,
      sources,
      homographs,
      traditions,
      divineNames,
      quranPersons,
      registers,
    }).flatMap(([file, content]) => checkStrings(file, content)),
];

/**
 * Every invariant that needs only this checkout. Invariant 12 (popularity comes from births/ alone) holds by
 * construction: the schema has no such field, and the build computes it.
 */
export const checkCatalogue = (catalogue: AuthoredCatalogue): Finding[] => [
  ...catalogue.names.flatMap((record) => OF_ONE_RECORD.flatMap((check) => check(record))),
  ...OF_THE_WHOLE.flatMap((check) => check(catalogue)),
];
