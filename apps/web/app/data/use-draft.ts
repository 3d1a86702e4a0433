import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { tryStorage } from '../browser/browser-storage.ts';
import { currentSession, watchSession } from './session/session-store.ts';

const NOTHING: readonly never[] = [];

/**
 * Keeps a form's values in session storage until it is sent, so that a reload loses nothing. Cleared when the tab is closed and when
 * the user signs out in another tab. `excluded` fields are never stored.
 */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  excluded: readonly (keyof Values & string)[] = NOTHING,
): () => void {
  useEffect(() => {
    const draft = tryStorage('sessionStorage', (storage) =>
      JSON.parse(storage.getItem(key) ?? 'null'),
    );
    const save = (values: Values) =>
      tryStorage('sessionStorage', (storage) => {
        const kept = Object.entries(values).filter(([field]) => !excluded.includes(field));
        storage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
      });
    // Text typed before hydration is newer than the draft; the fields have passed it to the form by now.
    const typed = Object.entries(form.getValues()).filter(([, text]) => text !== '');
    if (draft) {
      const values = { ...form.getValues(), ...draft, ...Object.fromEntries(typed) };
      form.reset(values, { keepDefaultValues: true });
    }
    if (typed.length > 0) save(form.getValues());
    const unwatch = watchSession(() => {
      const kept = tryStorage('sessionStorage', (storage) => storage.getItem(key));
      if (currentSession().state !== 'guest' || kept !== null) return;
      form.reset();
      // The empty form was just stored.
      tryStorage('sessionStorage', (storage) => storage.removeItem(key));
    });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => save(values),
    });
    return () => {
      unwatch();
      unsubscribe();
    };
  }, [form, key, excluded]);
  return () => tryStorage('sessionStorage', (storage) => storage.removeItem(key));
}
