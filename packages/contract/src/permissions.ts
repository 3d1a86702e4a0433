/** Who may call an endpoint: anyone, a signed-in user, an administrator. */
export const ACCESS = ['guest', 'user', 'admin'] as const;
export type Access = (typeof ACCESS)[number];

export interface Caller {
  isAdmin: boolean;
}

export type Admission = 'admitted' | 'sign-in-needed' | 'forbidden';

/** Decides by the endpoint's declaration alone; whose resource it is, is decided where the resource is read. */
export function decideAdmission(access: Access, caller: Caller | undefined): Admission {
  if (access === 'guest') return 'admitted';
  if (!caller) return 'sign-in-needed';
  return access === 'user' || caller.isAdmin ? 'admitted' : 'forbidden';
}
