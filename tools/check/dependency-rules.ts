export interface Manifest {
  path: string;
  dependencies: Readonly<Record<string, string>>;
}

export interface LockedPackage {
  name: string;
  license: string | undefined;
  /** Only a tool: never part of what we ship. */
  isTool: boolean;
}

const PINNED = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Licences that let us run, change and ship our product. A person decides about others. */
const LICENCES = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
]);

/** Licences of tools that we only run. They allow that without conditions; we ship nothing under them. */
const TOOL_LICENCES = new Set([...LICENCES, 'Artistic-2.0', 'CC-BY-3.0', 'WTFPL']);

/** `A AND B` needs both, `A OR B` one of them. */
export function isKnownLicence(licence: string, isTool = false): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  const known = isTool ? TOOL_LICENCES : LICENCES;
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => known.has(one.trim())));
}

/** The names in the first column of the tables: `a, b`, `@scope/*`, and `/other` for one of the same scope. */
export function describedPackages(document: string): string[] {
  return [...document.matchAll(/^\| ([^|]+?) \|/gm)].flatMap(([, cell = '']) => {
    let scope = '';
    return cell.split(', ').map((name) => {
      if (name.startsWith('@')) scope = name.split('/')[0] ?? '';
      return name.startsWith('/') ? scope + name : name;
    });
  });
}

const isDescribed = (name: string, described: readonly string[]): boolean =>
  described.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));

export function judgeDependencies(
  manifests: readonly Manifest[],
  locked: readonly LockedPackage[],
  described: readonly string[],
): string[] {
  const own = (name: string) => name.startsWith('@ismi/');
  const direct = manifests.flatMap(({ path, dependencies }) =>
    Object.entries(dependencies)
      .filter(([name]) => !own(name))
      .flatMap(([name, version]) => [
        ...(PINNED.test(version) ? [] : [`${path}: ${name} is not pinned, but ${version}`]),
        ...(isDescribed(name, described)
          ? []
          : [`${path}: ${name} has no line in docs/dependencies.md`]),
      ]),
  );
  const unlicensed = locked
    .filter(({ license, isTool }) => !license || !isKnownLicence(license, isTool))
    .map(({ name, license }) => `${name} is under ${license ?? 'no licence that we know of'}`);
  return [...direct, ...unlicensed];
}
