import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { createContext } from 'react-router';

interface LoadOptions {
  /** How long the answer serves other visitors too; a minute, unless told. */
  cacheMs?: number;
}

/** What the operator switches must be seen within seconds. */
export const SWITCHES_CACHE_MS = 5_000;

/** What every visitor may read: its answers are shared, so it holds nothing of anybody. */
type PublicRead = Endpoint & { method: 'GET'; access: 'guest' };

/** The API as loaders ask it on the server: public reads, in the name of the web server. */
export interface LoaderApi {
  /** Undefined when the API does not answer in time: a page then says less, but stands. */
  load<E extends PublicRead>(
    endpoint: E,
    call: CallOf<E>,
    options?: LoadOptions,
  ): Promise<ResponseOf<E> | undefined>;
  /** As above; null where the API says that there is no such thing. */
  find<E extends PublicRead>(
    endpoint: E,
    call: CallOf<E>,
  ): Promise<ResponseOf<E> | null | undefined>;
}

export const apiContext = createContext<LoaderApi>();
