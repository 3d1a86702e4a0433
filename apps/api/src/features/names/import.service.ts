import type { Catalogue } from '@ismi/catalogue';
import type { Deps } from '../../deps.ts';
import {
  findNameIds,
  findVersion,
  lockCatalogue,
  storeNames,
  storeState,
} from './names.queries.ts';

/**
 * Replaces the served catalogue, all or nothing; every process follows within seconds. Safe to repeat: the same version changes
 * nothing. A name may be replaced but not removed: receipts point to it.
 */
export async function importCatalogue(
  deps: Pick<Deps, 'db' | 'clock'>,
  { version, names, ...companions }: Catalogue,
): Promise<'imported' | 'unchanged'> {
  return deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await findVersion(tx)) === version) return 'unchanged';
    const kept = new Set(names.map(({ id }) => id));
    const missing = (await findNameIds(tx)).filter((id) => !kept.has(id));
    if (missing.length > 0) {
      throw new Error(`names are replaced, never removed; missing: ${missing.join(', ')}`);
    }
    await storeNames(tx, names);
    await storeState(tx, version, companions, deps.clock.now());
    return 'imported';
  });
}
