/** What stands where the address of a person stood who has left. Nothing under `.invalid` is ever delivered. */
export const erasedAddressOf = (userId: string): string => `${userId}@erased.invalid`;

export const isErasedAddress = (address: string): boolean => address.endsWith('@erased.invalid');
