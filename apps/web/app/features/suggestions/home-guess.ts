import { SUGGESTION_LIMITS } from '@ismi/contract/limits';
import type { Locale } from '@ismi/contract/locales';
import { HOME_COUNTRIES, HOME_LANGUAGES } from '@ismi/contract/wish-vocabulary';
import type { Answers, HomeCountry, HomeLanguage } from './answers.ts';

/** Countries by time zone: a family keeps the languages of its browser when it moves, not the clock. */
const COUNTRY_OF_ZONE: Readonly<Record<string, HomeCountry>> = Object.fromEntries(
  [
    'DE:Europe/Berlin|TR:Europe/Istanbul|TR:Asia/Istanbul|GB:Europe/London|AT:Europe/Vienna|CH:Europe/Zurich|FR:Europe/Paris',
    'BE:Europe/Brussels|NL:Europe/Amsterdam|SE:Europe/Stockholm|NO:Europe/Oslo|DK:Europe/Copenhagen|IE:Europe/Dublin',
    'LU:Europe/Luxembourg|ES:Europe/Madrid|IT:Europe/Rome|AU:Australia/Sydney|AU:Australia/Melbourne|NZ:Pacific/Auckland',
    'CY:Asia/Nicosia|AZ:Asia/Baku|BA:Europe/Sarajevo|AL:Europe/Tirane|MK:Europe/Skopje|MA:Africa/Casablanca',
    'DZ:Africa/Algiers|TN:Africa/Tunis|MR:Africa/Nouakchott|SN:Africa/Dakar|EG:Africa/Cairo|LY:Africa/Tripoli',
    'SD:Africa/Khartoum|SA:Asia/Riyadh|AE:Asia/Dubai|KW:Asia/Kuwait|QA:Asia/Qatar|BH:Asia/Bahrain|OM:Asia/Muscat',
    'YE:Asia/Aden|IQ:Asia/Baghdad|SY:Asia/Damascus|LB:Asia/Beirut|JO:Asia/Amman|PS:Asia/Gaza|PS:Asia/Hebron',
    'IR:Asia/Tehran|PK:Asia/Karachi|IN:Asia/Kolkata|IN:Asia/Calcutta|BD:Asia/Dhaka|KE:Africa/Nairobi',
    'ID:Asia/Jakarta|MY:Asia/Kuala_Lumpur|SG:Asia/Singapore|CA:America/Toronto|US:America/New_York|US:America/Chicago',
  ]
    .flatMap((line) => line.split('|'))
    .map((entry) => [entry.slice(3), entry.slice(0, 2) as HomeCountry]),
);

interface Home {
  livesIn: HomeCountry | undefined;
  languages: readonly HomeLanguage[];
}

interface Browser {
  languages: readonly string[];
  timeZone: string | undefined;
}

/** Where a family may live and what it may speak: shown to it, and sent only as it stands there. */
export function guessHome(locale: Locale, { languages, timeZone = '' }: Browser): Home {
  const tags = languages.map((tag) => tag.split('-'));
  const region = tags.find(([language]) => language === locale)?.[1];
  const country = COUNTRY_OF_ZONE[timeZone] ?? HOME_COUNTRIES.find((code) => code === region);
  // English is in the list of nearly every browser.
  const own = tags.flatMap(([language = ''], at) =>
    language === 'en' && at > 0 ? [] : [language],
  );
  const spoken = [locale, ...own].flatMap(
    (code) => HOME_LANGUAGES.find((language) => language === code) ?? [],
  );
  return {
    livesIn: country,
    languages: [...new Set(spoken)].slice(0, SUGGESTION_LIMITS.languages),
  };
}

const browserNow = (): Browser => ({
  languages: navigator.languages,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/** The answers, with a guess where the family has neither told nor removed it. */
export function withHome(answers: Answers, locale: Locale, browser = browserNow()): Answers {
  const guess = guessHome(locale, browser);
  const livesIn = answers.livesIn === undefined ? guess.livesIn : answers.livesIn;
  return {
    ...answers,
    ...(livesIn !== undefined && { livesIn }),
    languages: answers.languages ?? guess.languages,
  };
}
