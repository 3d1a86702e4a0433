import type { NamePage } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { isolated } from './isolated.ts';
import { PageSection } from './page-section.tsx';

/** How five countries enter the spelling, one consequence each, with its source and date. */
export function RegistrySection({ page }: { page: NamePage }) {
  const { t } = useTranslation('name-monograph');
  const { offices, passport } = page.monograph.registry;
  return (
    <PageSection id="registry" title={t('registry.title')}>
      <ul className="name-lines mt-2">
        {offices.map(({ country, spelling, note, source, as_of: asOf }) => (
          <li key={country}>
            <h3 className="font-sans font-semibold text-base">
              {t(`registry.countries.${country}`)} · <bdi className="font-display">{spelling}</bdi>
            </h3>
            <p className="text-ink-2">{t(`registry.notes.${note}`)}</p>
            <p className="text-ink-3 text-sm">
              {t('registry.source', {
                source: isolated(source),
                month: isolated(`${asOf.slice(5, 7)}/${asOf.slice(0, 4)}`),
              })}
            </p>
          </li>
        ))}
        <li>
          <h3 className="font-sans font-semibold text-base">
            {t('registry.passport')} ·{' '}
            <bdi dir="ltr" className="tracking-wider">
              {passport}
            </bdi>
          </h3>
          <p className="text-ink-2">{t('registry.passportNote')}</p>
        </li>
      </ul>
      <p className="mt-2 text-ink-3 text-sm">{t('registry.noAdvice')}</p>
    </PageSection>
  );
}
