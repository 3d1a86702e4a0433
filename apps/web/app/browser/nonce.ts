import { createContext } from 'react';

/** The number that the content security policy of this one page asks of inline scripts. The browser hides it from scripts again. */
export const NonceContext = createContext<string | undefined>(undefined);
