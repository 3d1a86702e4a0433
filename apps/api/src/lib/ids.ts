import { randomInt, randomUUID } from 'node:crypto';

export const newId = (): string => randomUUID();

// Without 0, O, 1, I and L: references are read out over the phone.
const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A short reference that a person can quote, such as `K7M2-9PQX`. */
export function newReference(): string {
  const letters = Array.from({ length: 8 }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

const RECOVERY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Fifty bits in a form that can be copied from paper, such as `K7MZQ-PQX2B`. */
export function newRecoveryCode(): string {
  const five = () =>
    Array.from({ length: 5 }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('');
  return `${five()}-${five()}`;
}
