import { NAME_LIMITS } from '@ismi/contract/limits';
import { CircleAlert, Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useQuery } from '../../browser/use-query.ts';
import type { Session } from '../../data/session/session-store.ts';
import { LoadingIndicator } from '../../ui/feedback/loading-indicator.tsx';
import { AnalysisBox } from './analysis-box.tsx';
import type { LookupRequest } from './lookup-request.ts';
import { EARLY_SUBMIT_PARAM, QUERY_PARAM, queryUrl, useQueryFromUrl } from './query-in-url.ts';

interface QueryFormProps {
  session: Session['state'];
  isBusy: boolean;
  isUnreachable: boolean;
  onFocus: () => void;
  onAsk: (request: LookupRequest) => void;
}

const ANALYSIS = 'islamic_analysis';

/** A plain HTML form: a query submitted before hydration returns as a URL parameter and is then looked up. */
export function QueryForm({ session, isBusy, isUnreachable, onFocus, onAsk }: QueryFormProps) {
  const { t } = useTranslation('search');
  const { t: shared } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const urlQuery = useQueryFromUrl();
  useEffect(() => {
    if (urlQuery && field.current) field.current.value = urlQuery;
  }, [urlQuery]);
  const wasSubmittedEarly = useQuery().has(EARLY_SUBMIT_PARAM);
  const navigate = useNavigate();
  const submitAgain = useEffectEvent(() => {
    void navigate(queryUrl(urlQuery), { replace: true, preventScrollReset: true });
    field.current?.form?.requestSubmit();
  });
  useEffect(() => {
    if (wasSubmittedEarly) submitAgain();
  }, [wasSubmittedEarly]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const name = String(data.get(QUERY_PARAM) ?? '').trim();
    setInvalid(name === '');
    if (name === '') field.current?.focus();
    else onAsk({ name, parts: data.has(ANALYSIS) ? ['search', 'analysis'] : ['search'] });
  };
  const error = isInvalid ? t('invalid') : isUnreachable && shared('networkFailure');
  return (
    <form action="#name-search" onSubmit={submit} className="mt-4">
      <div className="flex flex-col gap-3 md:flex-row">
        <div className="relative grow">
          <Search
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className="pointer-events-none absolute start-4 top-[17px] text-ink-3"
          />
          <input
            ref={field}
            name={QUERY_PARAM}
            aria-label={t('field')}
            aria-invalid={isInvalid || undefined}
            aria-describedby={error ? id : undefined}
            defaultValue={urlQuery}
            placeholder={t('placeholder')}
            maxLength={NAME_LIMITS.query}
            onInput={() => setInvalid(false)}
            onFocus={onFocus}
            dir="auto"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            className="input min-h-[54px] px-12 text-[1.0625rem]"
          />
        </div>
        <button
          type="submit"
          name={EARLY_SUBMIT_PARAM}
          value="now"
          aria-disabled={isBusy || undefined}
          className="btn btn-primary btn-search"
        >
          {isBusy && <LoadingIndicator type="dots" color="current" />}
          {isBusy ? t('busy') : t('submit')}
        </button>
      </div>
      <p id={id} role="alert" className="field-error empty:hidden">
        {error && (
          <>
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {error}
          </>
        )}
      </p>
      <AnalysisBox name={ANALYSIS} session={session} />
    </form>
  );
}
