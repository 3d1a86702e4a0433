import { useSession } from './use-session.ts';

/** The id of the signed-in user; undefined for guests and until the session is known. */
export const useUserId = (): string | undefined => {
  const session = useSession();
  return session.state === 'signed-in' ? session.user.id : undefined;
};
