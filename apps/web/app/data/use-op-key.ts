import { useCallback, useRef } from 'react';

/** One idempotency key per content: the same content keeps its key, changed content gets a new one. */
export function useOpKey(): (content: unknown) => string {
  const last = useRef({ content: '', key: '' });
  return useCallback((content) => {
    const serialized = JSON.stringify(content);
    if (last.current.content !== serialized)
      last.current = { content: serialized, key: crypto.randomUUID() };
    return last.current.key;
  }, []);
}
