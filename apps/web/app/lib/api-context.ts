import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { createContext } from 'react-router';

/** The API as loaders ask it on the server: public reads in the visitor's name. */
export interface LoaderApi {
  /** Undefined when the API does not answer in time: a page then says less, but stands. */
  load<E extends Endpoint>(endpoint: E, call: CallOf<E>): Promise<ResponseOf<E> | undefined>;
}

export const apiContext = createContext<LoaderApi>();
