import { COMPARED_NAMES } from '@ismi/contract/limits';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { compareAddress } from './compare-address.ts';
import { clearCompared, toggleCompared, useComparedNames } from './compared-names.ts';

/** The names that were ticked, and the way to their comparison; stays at the foot of the screen. */
export function CompareBar() {
  const { t } = useTranslation('compare');
  const names = useComparedNames();
  const path = usePath();
  const isEnough = names.length >= COMPARED_NAMES.least;
  return (
    <section aria-label={t('bar.label')} className={names.length > 0 ? 'compare-bar' : ''}>
      <p aria-live="polite" className={names.length > 0 ? 'font-semibold' : 'sr-only'}>
        {names.length > 0 && t('bar.chosen', { count: names.length })}
      </p>
      {names.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-2 max-md:hidden">
            {names.map((name) => (
              <li key={name.slug}>
                <button
                  type="button"
                  onClick={() => toggleCompared(name)}
                  aria-label={t('remove', { name: name.name })}
                  className="chip"
                >
                  <bdi>{name.name}</bdi>
                  <X size={16} strokeWidth={1.75} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          {!isEnough && <p className="text-ink-2 text-sm">{t('bar.atLeast')}</p>}
          {names.length >= COMPARED_NAMES.most && (
            <p className="text-ink-2 text-sm">{t('bar.full')}</p>
          )}
          <span className="ms-auto flex flex-wrap items-center gap-2">
            <button type="button" onClick={clearCompared} className="btn btn-quiet">
              {t('bar.clear')}
            </button>
            {isEnough && (
              <Link
                to={compareAddress(
                  path('name-compare'),
                  names.map(({ slug }) => slug),
                )}
                rel="nofollow"
                className="btn btn-primary"
              >
                {t('bar.go')}
              </Link>
            )}
          </span>
        </>
      )}
    </section>
  );
}
