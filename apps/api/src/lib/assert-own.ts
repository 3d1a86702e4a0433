import { AppError } from './app-error.ts';

/** Another user's data is not found, not even for an administrator, who has separate endpoints. */
export function assertOwn(userId: string, wanted: string): void {
  if (userId !== wanted) throw new AppError('NOT_FOUND');
}
