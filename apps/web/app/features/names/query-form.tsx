import { CircleAlert } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionalPart } from '../../browser/use-optional-part.ts';
import { usePath } from '../../browser/use-path.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { SearchForm } from '../../ui/form/search-form.tsx';
import { useQueryFromUrl } from './query-in-url.ts';
import type { AskedName } from './search/asked-name.ts';
import { loadLiveQuery } from './search/load-live-query.ts';

interface QueryFormProps {
  /** A message below the field. */
  failure: string | undefined;
  onAsk: (asked: AskedName) => void;
}

/** The field of the home page. Without JavaScript, and before hydration, it leads to the results. */
export function QueryForm({ failure, onAsk }: QueryFormProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const urlQuery = useQueryFromUrl();
  useEffect(() => {
    if (urlQuery && input.current) input.current.value = urlQuery;
  }, [urlQuery]);
  const { part: LiveQuery, fetch } = useOptionalPart(locale, () => loadLiveQuery(locale));
  const ask = (asked: AskedName) => {
    setInvalid(asked.query === '');
    if (asked.query === '') input.current?.focus();
    else onAsk(asked);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask({ query: input.current?.value.trim() ?? '' });
  };
  const error = isInvalid ? t('invalid') : failure;
  return (
    <div className="mt-4">
      <SearchForm
        ref={input}
        action={usePath()('name-index')}
        label={t('field')}
        placeholder={t('placeholder')}
        submit={t('submit')}
        look="large"
        invalidBy={isInvalid ? id : undefined}
        onFocus={fetch}
        onSubmit={submit}
      >
        {LiveQuery && <LiveQuery input={input} onAsk={ask} />}
      </SearchForm>
      <p id={id} role="alert" className="field-error empty:hidden">
        {error && (
          <>
            <CircleAlert size={16} strokeWidth={2} aria-hidden />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
