import { newPassword } from '@ismi/contract';
import { z } from 'zod';

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

/** A new password, typed twice. The second is compared even while the first is not valid. */
export const NewPasswordForm = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    when: () => true,
  });

export const NO_PASSWORD: NewPasswordValues = { password: '', confirmation: '' };
