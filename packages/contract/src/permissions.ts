/** Who may call an endpoint: anyone, a signed-in user, an administrator. */
export const ACCESS = ['guest', 'user', 'admin'] as const;
type Access = (typeof ACCESS)[number];

export interface Caller {
  isAdmin: boolean;
  /** The session has passed the second factor, and that still counts. */
  hasSecondFactor: boolean;
  /** Showed a moment ago who it is. */
  isFresh: boolean;
}

/** What an endpoint asks of its caller. */
export interface Door {
  access: Access;
  /** For administrators who have not passed the second factor yet: the calls by which they do. */
  beforeSecondFactor?: boolean;
  /** An act of weight: whoever does it has shown within the last minutes who it is. */
  fresh?: boolean;
  /** As above, but only where the body says this; asked as soon as it is read. */
  freshWhen?: Readonly<Record<string, unknown>>;
}

export type Admission =
  | 'admitted'
  | 'sign-in-needed'
  | 'forbidden'
  | 'second-factor-needed'
  | 'fresh-sign-in-needed';

/** Decides by the endpoint's declaration alone; whose resource it is, is decided where the resource is read. */
export function decideAdmission(
  { access, beforeSecondFactor = false, fresh = false }: Door,
  caller: Caller | undefined,
): Admission {
  if (access === 'guest') return 'admitted';
  if (!caller) return 'sign-in-needed';
  if (access === 'user') return 'admitted';
  if (!caller.isAdmin) return 'forbidden';
  if (!caller.hasSecondFactor && !beforeSecondFactor) return 'second-factor-needed';
  return fresh && !caller.isFresh ? 'fresh-sign-in-needed' : 'admitted';
}

/** Whether a body asks for an act of weight, by the endpoint's declaration. */
export const isOfWeight = ({ fresh = false, freshWhen }: Door, body: unknown): boolean =>
  fresh ||
  (freshWhen !== undefined &&
    typeof body === 'object' &&
    body !== null &&
    Object.entries(freshWhen).every(([key, value]) => Reflect.get(body, key) === value));
