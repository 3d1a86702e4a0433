export interface Notice {
  /** `name 1.2.3` */
  name: string;
  licence: string;
  /** The text of its licence file; undefined where the package has none. */
  text: string | undefined;
}

export interface LicenceGroup {
  licence: string;
  /** The licence text that all packages of the group share, without the copyright lines; undefined if none has a text. */
  text: string | undefined;
  packages: { name: string; copyright: string[] }[];
}

const COPYRIGHT =
  /^[\s*#>]*(portions )?(copyright\b|\(c\)|©)(?!\s+(notice|holder|owner|statement|law|license|and)\b)/i;
const TITLE =
  /^[\s*#=-]*((the )?(mit|isc|bsd [23]-clause|3-clause bsd|2-clause bsd|blue oak model)( no attribution)? licen[cs]e( \((mit|isc|x11|bsd.*)\))?|licen[cs]e|(the )?mit( \(mit\))?|all rights reserved\.?|[=*-]+)[\s:*#=]*$/i;

/** Two texts are the same licence if they differ only in titles, copyright lines, line breaks and punctuation. */
const bodyOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line))
    .join('\n')
    .trim();
const keyOf = (licence: string, body: string): string =>
  `${licence}\n${body.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')}`;

/** Fonts repeat the line for each of their files. */
const copyrightIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => COPYRIGHT.test(line))
    .map((line) => (line.split(/ [\w[\]-]+\.ttf: /)[0] ?? '').replaceAll(/^[\s*#>]+|[\s*]+$/g, ''));

/** One group for each licence text, the largest first. A package without a text joins the largest group of its licence. */
export function groupLicences(notices: readonly Notice[]): LicenceGroup[] {
  const groups = new Map<string, LicenceGroup>();
  for (const { name, licence, text } of notices.filter((one) => one.text !== undefined)) {
    const body = bodyOf(text ?? '');
    const key = keyOf(licence, body);
    const group = groups.get(key) ?? { licence, text: body, packages: [] };
    group.packages.push({ name, copyright: [...new Set(copyrightIn(text ?? ''))] });
    groups.set(key, group);
  }
  const largestFirst = () =>
    [...groups.values()].sort(
      (a, b) =>
        b.packages.length - a.packages.length ||
        (a.packages[0]?.name ?? '').localeCompare(b.packages[0]?.name ?? '', 'en'),
    );
  for (const { name, licence } of notices.filter((one) => one.text === undefined)) {
    const group = largestFirst().find((one) => one.licence === licence);
    const entry = { name, copyright: [] };
    if (group) group.packages.push(entry);
    else groups.set(licence, { licence, text: undefined, packages: [entry] });
  }
  return largestFirst();
}
