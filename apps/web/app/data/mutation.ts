import type { CallOf, Endpoint, ResponseOf } from '@ismi/contract';
import { useCallback, useRef, useState } from 'react';
import { useLocale } from '../i18n/use-locale.ts';
import { ApiError } from './api-error.ts';
import { invalidate } from './invalidation.ts';
import { useIdentifiedApi } from './use-identified-api.ts';
import { useOpKey } from './use-op-key.ts';

interface MutationOptions<E extends Endpoint> {
  /** Endpoints whose answers are out of date afterwards. */
  invalidates?: readonly Endpoint[];
  /** Sends an idempotency key: the same content keeps its key, so that a repeat is recognised. `true` takes the whole call. */
  opKey?: true | ((call: CallOf<E>) => unknown);
}

interface CallOptions {
  /** An idempotency key that the caller keeps, such as one that outlives a reload. */
  opKey?: string;
}

interface SendOptions<E extends Endpoint> {
  /** Called with the answer. The mutation stays busy until it is done. */
  onDone?: (data: ResponseOf<E>) => unknown;
  /** Called with a refusal; true if the caller shows it in its own way. */
  onRefused?: (refusal: ApiError) => boolean | Promise<boolean>;
}

/** A call that the user starts: one at a time, with its idempotency key, its failure and what it invalidates. */
export function useApiMutation<E extends Endpoint>(
  endpoint: E,
  { invalidates, opKey }: MutationOptions<E> = {},
) {
  const api = useIdentifiedApi();
  const locale = useLocale();
  const opKeyOf = useOpKey();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const [failed, setFailed] = useState<{ failure: ApiError; locale: string }>();
  // Adjusted while rendering: a message in another language is removed.
  if (failed && failed.locale !== locale) setFailed(undefined);

  const options = { invalidates, opKey, locale };
  const latest = useRef(options);
  latest.current = options;

  /** Rejects with an ApiError. For flows that keep their own state. */
  const call = useCallback(
    async (input: CallOf<E>, { opKey: ownKey }: CallOptions = {}): Promise<ResponseOf<E>> => {
      const { invalidates: outdated, opKey: contentOf } = latest.current;
      const content = typeof contentOf === 'function' ? contentOf(input) : input;
      const key = ownKey ?? (contentOf && opKeyOf(content));
      const data = await api.send(endpoint, input, key ? { opKey: key } : undefined);
      if (outdated) invalidate(outdated);
      return data;
    },
    [api, endpoint, opKeyOf],
  );

  /**
   * Resolves to the answer, or to undefined if the call failed or another one is under way; the reason is in `failure`. A function
   * prepares the call while the mutation is busy.
   */
  const send = useCallback(
    async (
      input: CallOf<E> | (() => Promise<CallOf<E>>),
      { onDone, onRefused }: SendOptions<E> = {},
    ): Promise<ResponseOf<E> | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setFailed(undefined);
      try {
        // A call is never a function, which the compiler cannot see.
        const prepare =
          typeof input === 'function' ? (input as () => Promise<CallOf<E>>) : undefined;
        const data = await call(prepare ? await prepare() : (input as CallOf<E>));
        await onDone?.(data);
        return data;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!(await onRefused?.(error)))
          setFailed({ failure: error, locale: latest.current.locale });
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
    [call],
  );

  return {
    send,
    call,
    isBusy,
    failure: failed?.failure,
    clearFailure: useCallback(() => setFailed(undefined), []),
  };
}
