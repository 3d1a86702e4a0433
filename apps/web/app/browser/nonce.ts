import { createContext } from 'react';

/** The nonce that this page's content security policy requires of inline scripts. The browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
