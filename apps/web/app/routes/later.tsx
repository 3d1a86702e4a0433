import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../lib/use-path.ts';
import { Shamsa } from '../ui/shamsa.tsx';

/** Stands where a page will be: honest, not indexed, and replaced by the real one. */
export default function LaterPage() {
  const { t } = useTranslation('later');
  const path = usePath();
  return (
    <div className="wrap grid justify-items-center gap-5 py-16 text-center md:py-24">
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
      <Shamsa name="ismi" strokeWidth={1.2} className="w-28 text-primary" />
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="max-w-[34rem] text-ink-2 text-lg">{t('text')}</p>
      <Link to={path('home')} className="btn btn-secondary">
        {t('home')}
      </Link>
    </div>
  );
}
