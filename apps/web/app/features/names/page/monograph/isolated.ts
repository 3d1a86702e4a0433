/** Text of another language or direction inside a sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
