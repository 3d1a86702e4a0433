import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { createContext } from 'react-router';

interface LoadOptions {
  /** How long the answer is cached for other visitors; a minute by default. */
  cacheMs?: number;
}

/** For what the operator switches: changes must be visible within seconds. */
export const SWITCHES_CACHE_MS = 5_000;

/** Public data: cached for all visitors, so it must not be personal. */
type PublicRead = Endpoint & { method: 'GET'; access: 'guest' };

/** The API for loaders on the server: public reads, authenticated as the web server. */
export interface LoaderApi {
  /** Undefined when the API does not answer in time: the page is rendered without that part. */
  load<E extends PublicRead>(
    endpoint: E,
    call: CallOf<E>,
    options?: LoadOptions,
  ): Promise<ResponseOf<E> | undefined>;
  /** As above; null if the API answers that it does not exist. */
  find<E extends PublicRead>(
    endpoint: E,
    call: CallOf<E>,
  ): Promise<ResponseOf<E> | null | undefined>;
}

export const apiContext = createContext<LoaderApi>();
