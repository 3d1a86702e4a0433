import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { LetterLinks } from './letter-links.tsx';

/** On the home page: every name is two taps away. */
export function HomeWays({ letters }: { letters: readonly { value: string }[] }) {
  const { t } = useTranslation('home');
  const path = usePath();
  return (
    <section className="wrap mt-16 md:mt-24">
      <h2 className="text-3xl md:text-4xl">{t('names.title')}</h2>
      <p className="mt-3 max-w-[38rem] text-ink-2">{t('names.text')}</p>
      <div className="mt-6">
        <LetterLinks letters={letters} label={t('names.letters')} />
      </div>
      <Link to={path('name-index')} className="btn btn-secondary mt-6">
        {t('names.all')}
      </Link>
    </section>
  );
}
