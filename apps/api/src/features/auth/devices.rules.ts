/** What stands in a user agent, the more telling first: most browsers also name those that they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 500;

const firstIn = (text: string, kinds: typeof BROWSERS): string | undefined =>
  kinds.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system by which a person knows their device again: of fixed words, never what was sent. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const known = [firstIn(text, BROWSERS), firstIn(text, SYSTEMS)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : null;
}

/** The beginning of an address: enough to tell home from elsewhere, too little for a household. */
export function shortenedAddress(address: string): string | null {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address.replace(/\.\d+$/, '.*');
  if (!address.includes(':')) return null;
  const [start = ''] = address.split('::');
  const groups = start.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}:*` : null;
}
