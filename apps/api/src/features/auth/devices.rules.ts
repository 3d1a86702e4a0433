/** Patterns in a user agent, the most specific first: most browsers also name their ancestors. */
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

/** Browser and system for the list of devices: fixed words, never the text that was sent. */
export function deviceOf(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const known = [firstIn(text, BROWSERS), firstIn(text, SYSTEMS)].filter(Boolean);
  return known.length > 0 ? known.join(', ') : null;
}

/** A prefix of the address: enough to tell home from elsewhere, too little to identify a household. */
export function shortenedAddress(address: string): string | null {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return address.replace(/\.\d+$/, '.*');
  if (!address.includes(':')) return null;
  const [start = ''] = address.split('::');
  const groups = start.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}:*` : null;
}
