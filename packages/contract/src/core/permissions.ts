/** Who may call an endpoint: anyone, a signed-in user, an administrator. */
export const ACCESS = ['guest', 'user', 'admin'] as const;
type Access = (typeof ACCESS)[number];

export interface Caller {
  isAdmin: boolean;
  /** The session has passed the second factor, and that still counts. */
  hasSecondFactor: boolean;
  /** Authenticated a moment ago. */
  isFresh: boolean;
}

/** An endpoint's access requirements. */
export interface AccessRule {
  access: Access;
  /** For administrators who have not passed the second factor yet: the calls for passing it. */
  beforeSecondFactor?: boolean;
  /** A sensitive act: the caller must have authenticated within the last minutes. */
  fresh?: boolean;
  /** As above, but only if the body has this value; checked as soon as it is read. */
  freshWhen?: Readonly<Record<string, unknown>>;
}

export type Admission =
  | 'admitted'
  | 'sign-in-needed'
  | 'forbidden'
  | 'second-factor-needed'
  | 'fresh-sign-in-needed';

/** Decides by the endpoint's declaration alone; ownership is checked where the resource is read. */
export function decideAdmission(
  { access, beforeSecondFactor = false, fresh = false }: AccessRule,
  caller: Caller | undefined,
): Admission {
  if (access === 'guest') return 'admitted';
  if (!caller) return 'sign-in-needed';
  if (access === 'user') return 'admitted';
  if (!caller.isAdmin) return 'forbidden';
  if (!caller.hasSecondFactor && !beforeSecondFactor) return 'second-factor-needed';
  return fresh && !caller.isFresh ? 'fresh-sign-in-needed' : 'admitted';
}

/** Whether a body requires a fresh sign-in, by the endpoint's declaration. */
export const requiresFreshSignIn = (
  { fresh = false, freshWhen }: AccessRule,
  body: unknown,
): boolean =>
  fresh ||
  (freshWhen !== undefined &&
    typeof body === 'object' &&
    body !== null &&
    Object.entries(freshWhen).every(([key, value]) => Reflect.get(body, key) === value));
