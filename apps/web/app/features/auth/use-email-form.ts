import { zodResolver } from '@hookform/resolvers/zod';
import { accountEmail } from '@ismi/contract';
import { useForm } from 'react-hook-form';
import { z } from 'zod';

const EmailForm = z.object({ email: accountEmail });

/** A form that asks for nothing but an address. */
export function useEmailForm(email = '') {
  return useForm<{ email: string }>({
    resolver: zodResolver(EmailForm),
    defaultValues: { email },
    // Not on blur: an error that appears between press and release would move the button from under the finger.
    mode: 'onSubmit',
  });
}
