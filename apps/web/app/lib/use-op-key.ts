import { useRef } from 'react';

/** One key per content: the same words sent again are the same act, changed words a new one. */
export function useOpKey(): (content: unknown) => string {
  const last = useRef({ words: '', key: '' });
  return (content) => {
    const words = JSON.stringify(content);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}
