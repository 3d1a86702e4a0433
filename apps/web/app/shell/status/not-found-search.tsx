import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePath } from '../../browser/use-path.ts';

/** A plain form: it works before the page is awake, and without JavaScript. */
export function NotFoundSearch() {
  const { t } = useTranslation('not-found');
  const path = usePath();
  const id = useId();
  return (
    <form action={path('name-index')} method="get" className="mt-8 w-full max-w-[30rem] text-start">
      <label htmlFor={id} className="label">
        {t('search.label')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          type="search"
          name="q"
          required
          maxLength={60}
          autoComplete="off"
          className="input w-auto min-w-0 grow basis-48"
        />
        <button type="submit" className="btn btn-primary">
          <Search size={19} strokeWidth={1.75} aria-hidden />
          {t('search.act')}
        </button>
      </div>
    </form>
  );
}
