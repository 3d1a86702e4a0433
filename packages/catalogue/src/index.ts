export { printRecord } from './canonical-json.ts';
export {
  CATALOGUE_FOLDER,
  companionFile,
  FIGURES_FILE,
  nameFile,
  readCatalogueFiles,
} from './catalogue-files.ts';
export { checkCatalogue } from './check-catalogue.ts';
export { type Correction, readCorrections } from './corrections.ts';
export type { Births, Figures, Ranks, Sex } from './figures.ts';
export { printFigures } from './figures.ts';
export { type Finding, finding } from './finding.ts';
export { claimsOf } from './invariants/forms.ts';
export { hasGenderNote } from './invariants/gender.ts';
export { findQuotaGaps } from './invariants/quotas.ts';
export { findUnusedSources } from './invariants/sources.ts';
export {
  buildCatalogue,
  type Catalogue,
  type CatalogueName,
  loadCatalogue,
  printArtefact,
  readArtefact,
} from './load-catalogue.ts';
export { foldedForm } from './matching/fold.ts';
export { type AuthoredCatalogue, parseCatalogue } from './parse-catalogue.ts';
export { drawSample } from './review/draw-sample.ts';
export { applyMarks, printReviewSheet, readReviewSheet } from './review/review-sheet.ts';
export { type Homograph, Person } from './schema/companion-files.ts';
export type { NameRecord } from './schema/name-record.ts';
export { STATISTICS, type Statistic } from './schema/vocabulary.ts';
export { looseArabic } from './text/arabic.ts';
