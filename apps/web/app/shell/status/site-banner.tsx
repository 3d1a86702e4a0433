import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRootData } from '../../data/root-data.ts';

/** The operator's announcement above every page, if there is one. */
export function SiteBanner() {
  const { t } = useTranslation();
  const banner = useRootData()?.banner;
  if (!banner) return null;
  return (
    <aside aria-label={t('banner')} className="bg-info-soft text-info print:hidden">
      <p className="wrap flex gap-3 py-3">
        <Info size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        <span className="[overflow-wrap:anywhere]">{banner}</span>
      </p>
    </aside>
  );
}
