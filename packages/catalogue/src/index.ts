export {
  type BirthFigures,
  type BirthSeries,
  printRanks,
  printSeries,
  printTotals,
  type RankSeries,
  type RegisterTotal,
  type Sex,
} from './births/birth-files.ts';
export { BirthTable, RANKS } from './births/birth-table.ts';
export type { Register } from './births/registers.ts';
export { printRecord } from './canonical-json.ts';
export {
  birthFile,
  CATALOGUE_FOLDER,
  companionFile,
  nameFile,
  readCatalogueFiles,
  TOTALS,
} from './catalogue-files.ts';
export { checkCatalogue } from './check-catalogue.ts';
export type { Community } from './communities.ts';
export { gradeSpelling } from './computed/travel.ts';
export { type Correction, readCorrections } from './corrections.ts';
export { type Finding, finding } from './finding.ts';
export { claimsOf } from './invariants/forms.ts';
export { hasGenderNote } from './invariants/gender.ts';
export { findQuotaGaps } from './invariants/quotas.ts';
export { findUnusedSources } from './invariants/sources.ts';
export { subjectsOf } from './invariants/subjects.ts';
export {
  buildCatalogue,
  type Catalogue,
  type CatalogueName,
  loadCatalogue,
  printArtefact,
  readArtefact,
  withVersion,
} from './load-catalogue.ts';
export { foldedForm } from './matching/fold.ts';
export { type AuthoredCatalogue, parseCatalogue } from './parse-catalogue.ts';
export { drawSample } from './review/draw-sample.ts';
export { applyMarks, printReviewSheet, readReviewSheet } from './review/review-sheet.ts';
export { type Homograph, Person } from './schema/companion-files.ts';
export type { NameRecord } from './schema/name-record.ts';
export { looseArabic } from './text/arabic.ts';
export { TRAVEL_GRADES } from './travel/grade.ts';
