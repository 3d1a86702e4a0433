import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tryStorage } from './browser-storage.ts';
import { currentSession, watchSession } from './session/session-store.ts';

const NOTHING: readonly never[] = [];

/**
 * Keeps what is being written until it is sent: a reload loses nothing, a closed tab leaves nothing behind, and whoever signs out in
 * another tab leaves no written form behind in this one. `unkept` are fields that start anew each time.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  unkept: readonly (keyof Values & string)[] = NOTHING,
): () => void {
  useEffect(() => {
    const draft = tryStorage('sessionStorage', (storage) =>
      JSON.parse(storage.getItem(key) ?? 'null'),
    );
    const keep = (values: Values) =>
      tryStorage('sessionStorage', (storage) => {
        const kept = Object.entries(values).filter(([field]) => !unkept.includes(field));
        storage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      });
    // What was written before the page was awake is newer than the draft; the fields have told the form by now.
    const typed = Object.entries(form.getValues()).filter(([, text]) => text !== '');
    if (draft) {
      const values = { ...form.getValues(), ...draft, ...Object.fromEntries(typed) };
      form.reset(values, { keepDefaultValues: true });
    }
    if (typed.length > 0) keep(form.getValues());
    const unwatch = watchSession(() => {
      const kept = tryStorage('sessionStorage', (storage) => storage.getItem(key));
      if (currentSession().state !== 'guest' || kept !== null) return;
      form.reset();
      // The emptied form has just been kept.
      tryStorage('sessionStorage', (storage) => storage.removeItem(key));
    });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [form, key, unkept]);
  return () => tryStorage('sessionStorage', (storage) => storage.removeItem(key));
}
