import { useTranslation } from 'react-i18next';
import { Collapsible } from '../../ui/overlay/collapsible.tsx';
import type { Sources } from './review-state.tsx';

/** Every source that may be cited; hadiths with their grade. */
export function SourceLists({ sources: { works, hadiths } }: { sources: Sources }) {
  const { t } = useTranslation('how-we-know');
  return (
    <div className="mt-4 grid gap-3">
      <Collapsible title={t('sources.works')} look="line" className="card px-5 py-1">
        <ul className="grid gap-1.5 pb-4 text-md text-ink-2">
          {works.map(({ title }) => (
            <li key={title}>
              <cite className="not-italic">{title}</cite>
            </li>
          ))}
        </ul>
      </Collapsible>
      <Collapsible title={t('sources.hadiths')} look="line" className="card px-5 py-1">
        <ul className="grid gap-1.5 pb-4 text-md text-ink-2">
          {hadiths.map(({ title, grade, checked }) => (
            <li key={title} className="flex flex-wrap items-baseline gap-x-2">
              <cite className="not-italic">{title}</cite>
              {grade && <span className="badge">{t(`grades.${grade}`)}</span>}
              {!checked && <span className="text-ink-3">{t('sources.notChecked')}</span>}
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}

/** Publishers of birth statistics, credited as they require. */
export function Statistics({ sources: { registers } }: { sources: Sources }) {
  const { t } = useTranslation('how-we-know');
  return (
    <ul className="mt-4 grid gap-2 text-md">
      {registers.map(({ name, publisher, url, from, until, licence }) => (
        <li key={name} className="border-line border-t pt-2">
          <a href={url} rel="noopener" className="link inline-block py-1">
            <bdi>{publisher}</bdi>
          </a>
          <p className="text-ink-2">
            {name}
            {' · '}
            <bdi dir="ltr" className="tnum">
              {from}–{until}
            </bdi>
            {' · '}
            {licence ? (
              <a href={licence.url} rel="license noopener" className="link inline-block py-1">
                <bdi dir="ltr">{licence.name}</bdi>
              </a>
            ) : (
              t('statistics.open')
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
