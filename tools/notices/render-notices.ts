import { readdirSync, readFileSync } from 'node:fs';
import { groupLicences, type LicenceGroup, type Notice } from './group-licences.ts';
import { type LockFile, listShipped } from './shipped-packages.ts';

export const NOTICES_FILE = 'THIRD-PARTY-NOTICES.md';
const LICENCE_FILE = /^(licen[cs]e|copying|unlicense)[^/]*(?<!\.csv)$/i;
/** Licences of a tool's own bundled dependencies do not apply to its output. */
const BUNDLED = /^#+ Licenses of bundled dependencies[\s\S]*$/m;
const NOTICE_FILE = /^notice(\.(md|txt))?$/i;

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ name }) => name)
    .sort();
const textOf = (folder: string, pattern: RegExp): string | undefined => {
  const files = filesIn(folder, pattern);
  return files.length === 0
    ? undefined
    : files
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/\r\n?/g, '\n'))
        .map((text) => text.replace(BUNDLED, '').trim())
        .join('\n\n');
};

const fenced = (text: string): string => `\`\`\`\`text\n${text}\n\`\`\`\``;

const renderGroup = ({ licence, text, packages }: LicenceGroup, index: number): string =>
  [
    `### ${index + 1}. ${licence}`,
    packages.map(({ name, copyright }) => `- ${[name, ...copyright].join('; ')}`).join('\n'),
    ...(text ? [fenced(text)] : []),
  ].join('\n\n');

/** The whole file, from the lock file, the installed packages and the part that is written by hand. */
export function renderNotices(): string {
  const lock: LockFile = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const byHand = readFileSync('tools/notices/fonts-and-data.md', 'utf8')
    .trim()
    .replace('{{registers}}', registerRows());
  const shipped = listShipped(lock).map((folder) => ({
    folder,
    name: `${folder.replace(/^.*node_modules\//, '')} ${lock[folder]?.version}`,
    licence: lock[folder]?.license ?? 'see its text',
  }));
  const notices: Notice[] = shipped.map(({ folder, name, licence }) => ({
    name,
    licence,
    text: textOf(folder, LICENCE_FILE),
  }));
  const once = [...new Map(notices.map((notice) => [notice.name, notice])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  const additional = shipped.flatMap(({ folder, name }) => {
    const text = textOf(folder, NOTICE_FILE);
    return text ? [`### ${name}\n\n${fenced(text)}`] : [];
  });
  return `${[
    byHand,
    '## Packages',
    `${once.length} packages are part of a deployment: everything that the API, the worker and the web app depend on, and what the build puts into the pages. Each heading is one licence text; the packages under it are used under that text, with their copyright lines.`,
    ...groupLicences(once).map(renderGroup),
    ...(additional.length > 0 ? ['## Notices that packages ask to be kept', ...additional] : []),
  ].join('\n\n')}\n`;
}

/** The publishers of births and ranks, credited as they require. */
function registerRows(): string {
  const registers: {
    name: { en: string };
    kind: string;
    publisher: string;
    licence: { name: string } | null;
  }[] = JSON.parse(readFileSync('packages/catalogue/registers.json', 'utf8'));
  return registers
    .map(
      ({ name, kind, publisher, licence }) =>
        `| ${kind} of names: ${name.en} | ${publisher} | ${licence?.name ?? '–'} |`,
    )
    .join('\n');
}
