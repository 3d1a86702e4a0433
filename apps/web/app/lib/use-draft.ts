import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Keeps what is being written until it is sent: a reload loses nothing, a closed tab leaves nothing behind. */
export function useDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string): () => void {
  useEffect(() => {
    const draft = sessionStorage.getItem(key);
    if (draft) form.reset(JSON.parse(draft), { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => sessionStorage.setItem(key, JSON.stringify(values)),
    });
  }, [form, key]);
  return () => sessionStorage.removeItem(key);
}
