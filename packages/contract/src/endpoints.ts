import { admin, visits } from './admin.ts';
import { auth, languages } from './auth.ts';
import { captcha } from './captcha.ts';
import { consulting } from './consulting.ts';
import { consultingAdmin } from './consulting-admin.ts';
import { contact } from './contact.ts';
import { credits } from './credits.ts';
import { desk } from './desk.ts';
import type { Endpoint } from './endpoint.ts';
import { errorReports } from './error-reports.ts';
import { favorites } from './favorites.ts';
import { legal } from './legal.ts';
import { machineAnswersAdmin } from './machine-answers-admin.ts';
import { namePages } from './name-pages.ts';
import { names } from './names.ts';
import { ownSessions } from './own-sessions.ts';
import { pageViews } from './page-views.ts';
import { payments } from './payments.ts';
import { paymentsAdmin } from './payments-admin.ts';
import { pictures } from './pictures.ts';
import { policyReports } from './policy-reports.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { ratings } from './ratings.ts';
import { secondFactor } from './second-factor.ts';
import { stats } from './stats.ts';
import { suggestions } from './suggestions.ts';
import { switches, switchesAdmin } from './switches.ts';
import { system } from './system.ts';
import { usersAdmin } from './users-admin.ts';
import { withdrawals, withdrawalsAdmin } from './withdrawals.ts';

/**
 * Every endpoint of the product: what is not listed here does not exist. Pages must not import it, or they would contain all of
 * them.
 */
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
  stats,
  legal,
  pageViews,
  errorReports,
  policyReports,
  suggestions,
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
