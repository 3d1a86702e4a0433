import type { PgTable } from 'drizzle-orm/pg-core';
import { dailyCounts, tallies } from './admin.ts';
import { auditChanges } from './audit.ts';
import {
  emailProofs,
  guardCounters,
  recoveryCodes,
  secondFactors,
  sessions,
  userDays,
  users,
} from './auth.ts';
import { spentCaptchas } from './captcha.ts';
import { appointments, consultingRequests, slots } from './consulting.ts';
import { contactMessages } from './contact.ts';
import {
  creditAccounts,
  creditEntries,
  creditHolds,
  welcomeClaims,
  welcomeCounts,
} from './credits.ts';
import { favoriteCounts, favorites } from './favorites.ts';
import { modelSpending } from './model.ts';
import {
  catalogueState,
  freeModelCalls,
  freeModelNetworks,
  machineAnswers,
  nameReceipts,
  nameReports,
  names,
  wantedNames,
} from './names.ts';
import { opKeys } from './op-keys.ts';
import { disputes, paypalComparison, paypalDifferences, paypalEvents } from './payments.paypal.ts';
import { paymentProblemMarks } from './payments.problems.ts';
import { paymentDays, paymentNotices, payments, receiptCounter, refunds } from './payments.ts';
import { accountDeletions, dataExports } from './privacy.ts';
import {
  leaderboardPlaces,
  leaderboards,
  nameRatings,
  ratingBursts,
  ratingChanges,
  ratingDays,
  ratingTotals,
} from './ratings.ts';
import {
  suggestionConsents,
  suggestionReactions,
  suggestionRounds,
  suggestionRuns,
  suggestions,
} from './suggestions.ts';
import { switchStates } from './switches.ts';
import { withdrawals } from './withdrawals.ts';

/** Every table of the product. `npm run check` compares it with the files in this folder. */
export const TABLES: readonly PgTable[] = [
  users,
  userDays,
  sessions,
  emailProofs,
  guardCounters,
  secondFactors,
  recoveryCodes,
  creditAccounts,
  creditEntries,
  creditHolds,
  welcomeClaims,
  welcomeCounts,
  catalogueState,
  names,
  nameReceipts,
  opKeys,
  machineAnswers,
  freeModelCalls,
  freeModelNetworks,
  wantedNames,
  favorites,
  favoriteCounts,
  nameRatings,
  ratingChanges,
  ratingTotals,
  ratingDays,
  leaderboards,
  leaderboardPlaces,
  ratingBursts,
  nameReports,
  suggestionRuns,
  suggestions,
  suggestionRounds,
  suggestionReactions,
  suggestionConsents,
  modelSpending,
  payments,
  paymentDays,
  paymentNotices,
  receiptCounter,
  refunds,
  paypalEvents,
  disputes,
  withdrawals,
  paymentProblemMarks,
  paypalComparison,
  paypalDifferences,
  slots,
  consultingRequests,
  appointments,
  auditChanges,
  dailyCounts,
  tallies,
  switchStates,
  spentCaptchas,
  contactMessages,
  dataExports,
  accountDeletions,
];
