import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { usePath } from '../lib/use-path.ts';
import { isBuilt } from '../paths.ts';
import { Shamsa } from '../ui/shamsa.tsx';

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const path = usePath();
  return (
    <div className="wrap grid justify-items-center gap-5 py-16 text-center md:py-24">
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
      <Shamsa name="404" strokeWidth={1} className="w-36 text-primary" />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="text-ink-2 text-lg">{t('text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Link to={path('home')} className="btn btn-primary">
          {t('home')}
        </Link>
        {isBuilt('suggestions') && (
          <Link to={path('suggestions')} className="btn btn-secondary">
            {t('suggestions')}
          </Link>
        )}
      </div>
    </div>
  );
}
