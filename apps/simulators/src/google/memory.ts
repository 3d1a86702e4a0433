import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Far more than are under way at once; a load test must not fill the memory. */
const MOST = 5000;

/**
 * Where the provider keeps what is under way. Everything is forgotten when the process ends, and who is signed in at once:
 * so the page asks every time, and one browser can be one person after the other.
 */
export function memoryFor(model: string): Adapter {
  const kept = new Map<string, AdapterPayload>();
  const isForgotten = model === 'Session';
  return {
    async upsert(id, payload) {
      if (isForgotten) return;
      kept.delete(id);
      kept.set(id, payload);
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
    async find(id) {
      return kept.get(id);
    },
    // Only sessions are looked up by it.
    async findByUid() {
      return undefined;
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = kept.get(id);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      kept.delete(id);
    },
    async revokeByGrantId(grantId) {
      for (const [id, payload] of kept) {
        if (payload.grantId === grantId) kept.delete(id);
      }
    },
  };
}
