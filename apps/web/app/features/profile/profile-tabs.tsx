import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { useScrollCurrentIntoView } from '../../browser/use-scroll-current-into-view.ts';

const TABS = ['info', 'suggestions', 'searches', 'credits', 'appointments', 'data'] as const;
export type ProfileTab = (typeof TABS)[number];

export const parseTab = (search: URLSearchParams): ProfileTab =>
  TABS.find((tab) => tab === search.get('tab')) ?? 'info';

/** Real links: each tab has its own URL. */
export function ProfileTabs({ current }: { current: ProfileTab }) {
  const { t } = useTranslation('profile');
  const path = usePath();
  const nav = useScrollCurrentIntoView(current);
  return (
    <nav ref={nav} aria-label={t('tabs.label')} className="tabs mt-7">
      {TABS.map((tab) => (
        <Link
          key={tab}
          to={tab === 'info' ? path('profile') : `${path('profile')}?tab=${tab}`}
          preventScrollReset
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
