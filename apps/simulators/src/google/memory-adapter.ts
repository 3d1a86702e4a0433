import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Far more than needed at once; limits memory in load tests. */
const MAX_ENTRIES = 5000;

/**
 * In-memory storage of the provider, lost at exit. Sessions are not stored: the page asks every time, so one browser can
 * sign in as different people.
 */
export function createMemoryAdapter(model: string): Adapter {
  const entries = new Map<string, AdapterPayload>();
  const isForgotten = model === 'Session';
  return {
    async upsert(id, payload) {
      if (isForgotten) return;
      entries.delete(id);
      entries.set(id, payload);
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
    async find(id) {
      return entries.get(id);
    },
    // Only used for sessions.
    async findByUid() {
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = entries.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of entries) {
        if (payload.grantId === grantId) entries.delete(id);
      }
    },
  };
}
