import { createContext } from 'react-router';
import type { Api } from './api-client.ts';

/** The API as loaders call it on the server, in the visitor's name. */
export const apiContext = createContext<Api>();
