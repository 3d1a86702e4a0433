import { zodResolver } from '@hookform/resolvers/zod';
import { accountEmail } from '@ismi/contract';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const EmailForm = z.object({ email: accountEmail });

/** A form with only an email address. */
export function useEmailForm(known = '') {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email: known },
    // Not on blur: an error that appears between press and release would move the button from under the finger.
    mode: 'onSubmit',
  });
  const { getValues, setValue } = form;
  // The remembered address is known only after hydration; it must not replace typed text.
  useEffect(() => {
    if (known !== '' && getValues('email') === '') setValue('email', known);
  }, [known, getValues, setValue]);
  return form;
}
