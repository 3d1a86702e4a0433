import { admin, visits } from '../admin/admin.ts';
import { auth, languages } from '../auth/auth.ts';
import { ownSessions } from '../auth/own-sessions.ts';
import { secondFactor } from '../auth/second-factor.ts';
import { captcha } from '../captcha/captcha.ts';
import { consulting } from '../consulting/consulting.ts';
import { consultingAdmin } from '../consulting/consulting-admin.ts';
import { contact } from '../contact/contact.ts';
import { credits } from '../credits/credits.ts';
import { desk } from '../desk/desk.ts';
import { errorReports } from '../error-reports/error-reports.ts';
import { policyReports } from '../error-reports/policy-reports.ts';
import { favorites } from '../favorites/favorites.ts';
import { legal } from '../legal/legal.ts';
import { machineAnswersAdmin } from '../names/machine-answers-admin.ts';
import { nameComparison } from '../names/name-comparison.ts';
import { nameCompletions } from '../names/name-completions.ts';
import { nameLists } from '../names/name-lists.ts';
import { namePages } from '../names/name-pages.ts';
import { names } from '../names/names.ts';
import { pictures } from '../names/pictures.ts';
import { wantedNames } from '../names/wanted-names.ts';
import { pageViews } from '../page-views/page-views.ts';
import { payments } from '../payments/payments.ts';
import { paymentsAdmin } from '../payments/payments-admin.ts';
import { privacy } from '../privacy/privacy.ts';
import { profile } from '../profile/profile.ts';
import { ratings } from '../ratings/ratings.ts';
import { stats } from '../stats/stats.ts';
import { suggestionLearning } from '../suggestions/suggestion-learning.ts';
import { suggestions } from '../suggestions/suggestions.ts';
import { switches, switchesAdmin } from '../switches/switches.ts';
import { usersAdmin } from '../users/users-admin.ts';
import { withdrawals, withdrawalsAdmin } from '../withdrawals/withdrawals.ts';
import type { Endpoint } from './endpoint.ts';
import { system } from './system.ts';

/** Every endpoint of the product. Pages must not import it, or they would contain all of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  system,
  switches,
  auth,
  secondFactor,
  languages,
  ownSessions,
  credits,
  names,
  favorites,
  ratings,
  pictures,
  namePages,
  nameLists,
  nameComparison,
  wantedNames,
  nameCompletions,
  stats,
  legal,
  pageViews,
  errorReports,
  policyReports,
  suggestions,
  suggestionLearning,
  payments,
  paymentsAdmin,
  withdrawals,
  withdrawalsAdmin,
  consulting,
  consultingAdmin,
  usersAdmin,
  admin,
  visits,
  profile,
  privacy,
  captcha,
  contact,
  desk,
  switchesAdmin,
  machineAnswersAdmin,
].flatMap((group) => Object.values<Endpoint>(group));
