import { useTranslation } from 'react-i18next';
import { data, Link } from 'react-router';
import { usePath } from '../lib/use-path.ts';

export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  const { t } = useTranslation('not-found');
  const path = usePath();
  return (
    <div className="wrap grid justify-items-start gap-5 py-20 md:py-32">
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl md:text-5xl">{t('title')}</h1>
      <p className="text-lg text-ink-2">{t('text')}</p>
      <Link to={path('home')} className="btn btn-primary">
        {t('home')}
      </Link>
    </div>
  );
}
