/** A package as `package-lock.json` records it. The key of the record is its folder, such as `node_modules/a/node_modules/b`. */
interface LockEntry {
  version?: string;
  link?: boolean;
  resolved?: string;
  license?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export type LockFile = Readonly<Record<string, LockEntry>>;

/** The workspaces that are deployed. The packages they share are reached from them. */
const DEPLOYED = ['apps/api', 'apps/web'];
/** Development packages of the web app of which a part ends up in its build. */
const BUILT_IN = [
  '@fontsource/amiri',
  '@fontsource/ibm-plex-sans-arabic',
  '@react-router/dev',
  'tailwindcss',
  'vite',
];

/** Where Node finds a package from a folder: the nearest `node_modules` above it. */
function resolveFrom(lock: LockFile, folder: string, name: string): string | undefined {
  for (let at = folder; ; at = at.slice(0, Math.max(at.lastIndexOf('/'), 0))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    const entry = lock[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (at === '') return undefined;
  }
}

/**
 * The folders of all packages that a deployment contains. Builds of a package for one platform (`os`, `cpu`) are left out:
 * the package that loads them is listed and has the same licence.
 */
export function listShipped(lock: LockFile): string[] {
  const found = new Set<string>(DEPLOYED);
  for (const folder of found) {
    const { dependencies, optionalDependencies } = lock[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const path = resolveFrom(lock, folder, name);
      if (path && !lock[path]?.os && !lock[path]?.cpu) found.add(path);
    }
  }
  for (const name of BUILT_IN) {
    const path = resolveFrom(lock, 'apps/web', name);
    if (path) found.add(path);
  }
  return [...found].filter((path) => path.includes('node_modules/')).sort();
}
