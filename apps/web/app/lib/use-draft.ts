import { type RefObject, useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { tryStorage } from './browser-storage.ts';

/** What was typed or filled in by the browser before React woke up stands only in the page; the form must come to know it. */
function adoptTypedText<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: HTMLFormElement,
) {
  for (const [name, text] of new FormData(element)) {
    // The names of the inputs are the names of the form's fields; others are none of its business.
    const field = name as Path<Values>;
    if (text !== '' && form.getValues(field) === '') {
      form.setValue(field, text as PathValue<Values, Path<Values>>);
    }
  }
}

/** Keeps what is being written until it is sent: a reload loses nothing, a closed tab leaves nothing behind. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
  key: string,
): () => void {
  useEffect(() => {
    const draft = tryStorage('sessionStorage', (storage) =>
      JSON.parse(storage.getItem(key) ?? 'null'),
    );
    const keep = (values: Values) =>
      tryStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify(values)));
    if (element.current) adoptTypedText(form, element.current);
    const typed = Object.entries(form.getValues()).filter(([, text]) => text !== '');
    if (draft) {
      form.reset({ ...draft, ...Object.fromEntries(typed) }, { keepDefaultValues: true });
    }
    if (typed.length > 0) keep(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(values),
    });
  }, [form, element, key]);
  return () => tryStorage('sessionStorage', (storage) => storage.removeItem(key));
}
