import { useRef } from 'react';

/** One idempotency key per content: the same content keeps its key, changed content gets a new one. */
export function useOpKey(): (content: unknown) => string {
  const last = useRef({ words: '', key: '' });
  return (content) => {
    const words = JSON.stringify(content);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
