import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//;

/**
 * Small modules that pages need together, a file for each kind: on a telephone ten files cost more than their bytes. Each takes along
 * what it imports, unless that stands above it.
 */
const TOGETHER = {
  limits: /\/contract\/src\/core\/limits\.ts/,
  calls: /\/(api-client|api-error|use-api)\.ts/,
  mutation: /\/data\/(mutation|invalidation|use-op-key|refuse-unsolved)\.ts/,
  letters: /\/(capitalize-letter|letter-links)\.ts/,
  waiting: /\/loading-indicator\.tsx/,
  registration:
    /\/(welcome-state|pending-verification|safe-redirect-path|code-cooldown|pending-email)\.ts/,
  // Apart from `members`, because other pages need only these.
  gate: /\/session-gate\.tsx/,
  redirect: /\/client-redirect\.ts/,
  members: /\/(member-only|session-check-failed)\.tsx/,
  pieces: /\/(both-scripts|format-rating|(mail|search|star)\.mjs)/,
  sharing: /\/(share-links|whatsapp-icon|(download|share-2)\.mjs)/,
  'hearts-and-stars':
    /\/(favorite-heart|name-ref|name-locks|favorites-store|ratings-store|name-rating|use-favorite-actions|use-rate|use-favorites|use-ratings|use-user-id|heart\.mjs)/,
};

const ICON = /\/lucide-react\/dist\/esm\/icons\/([\w-]+\.mjs)$/;

interface Importers {
  getModuleInfo(id: string): { importers: readonly string[]; code: string | null } | null;
}

/** Whether the root itself brings a module along, so that every page has it from the beginning. */
function comesWithRoot(id: string, build: Importers, seen = new Set<string>()): boolean {
  if (id.endsWith('/app/root.tsx')) return true;
  seen.add(id);
  const [, icon] = ICON.exec(id) ?? [];
  const importers = (build.getModuleInfo(id)?.importers ?? []).flatMap((importer) =>
    icon ? importersByName(icon, importer, build) : importer,
  );
  return importers.some((importer) => !seen.has(importer) && comesWithRoot(importer, build, seen));
}

/** All icons come by one list, each under several names; only who says one of them really imports it. */
function importersByName(icon: string, list: string, build: Importers): string[] {
  const { code, importers } = build.getModuleInfo(list) ?? { code: null, importers: [] };
  const entry = code?.split('\n').find((line) => line.includes(`/${icon}'`)) ?? '';
  const names = [...entry.matchAll(/ as (\w+)/g)].map(([, name]) => name);
  const isNamed = new RegExp(`\\b(${names.join('|')})\\b`);
  const ours = importers.filter((id) => !id.includes('/node_modules/'));
  return ours.filter((id) => isNamed.test(build.getModuleInfo(id)?.code ?? ''));
}

/**
 * Vite wraps each lazy import in a function that preloads what the part needs. Lists of that would weigh on every page that knows of
 * the part, and few of its visitors fetch it: nothing is preloaded, so the function has only to import.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainImports],
  // Found at start instead of at the first visit, which would reload the page in the visitor's hands.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    // Texts and the captcha's worker are fetched by their hashed address; as data URLs the policy would refuse them.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // One file that stays in caches from release to release, instead of six that wait for each other.
                { name: 'framework', test: FRAMEWORK, priority: 2 },
                // What every page needs is one file too, however many routes share a part of it.
                { name: (id, build) => (comesWithRoot(id, build) ? 'shell' : null), priority: 1 },
                ...Object.entries(TOGETHER).map(([name, test]) => ({ name, test })),
              ],
            },
          },
        },
      },
    },
  },
});
