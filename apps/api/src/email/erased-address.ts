/** Replaces the address of an erased account. Nothing under `.invalid` is ever delivered. */
export const erasedAddressOf = (userId: string): string => `${userId}@erased.invalid`;

const ERASED = /^([0-9a-f-]{36})@erased\.invalid$/;

/** The account number behind such an address. */
export const erasedUserOf = (address: string): string | undefined => ERASED.exec(address)?.[1];

export const isErasedAddress = (address: string): boolean => address.endsWith('@erased.invalid');
