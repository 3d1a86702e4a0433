import { newPassword } from '@ismi/contract';
import { z } from 'zod';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** A new password, written twice. The second one is compared even while the first is not good enough. */
export const NewPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    when: () => true,
  });

export const NO_PASSWORD: NewPasswordValues = { password: '', confirmation: '' };
