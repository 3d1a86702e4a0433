import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../browser/use-path.ts';
import { CenteredMessage } from '../frames/centered-message.tsx';
import { DecorativeSun } from '../frames/decorative-sun.tsx';
import { NotFoundSearch } from './not-found-search.tsx';

/** For unknown addresses; its route answers with status 404. */
export function NotFound() {
  const { t } = useTranslation('not-found');
  const path = usePath();
  return (
    <CenteredMessage
      documentTitle={t('meta.title')}
      title={t('title')}
      text={t('text')}
      picture={<DecorativeSun />}
      search={<NotFoundSearch />}
    >
      <Link to={path('home')} className="btn btn-secondary">
        {t('home')}
      </Link>
      <Link to={path('suggestions')} className="btn btn-secondary">
        {t('suggestions')}
      </Link>
    </CenteredMessage>
  );
}
