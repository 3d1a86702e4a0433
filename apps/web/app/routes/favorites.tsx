import { useTranslation } from 'react-i18next';
import { ShareButtons } from '../features/sharing/share-buttons.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { MemberOnly } from '../layout/member-only.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { lazyWhenOnline } from '../lib/lazy-part.tsx';
import { pathTo } from '../paths.ts';

const loadFavorites = () =>
  import('../features/likes/favorites/favorites.tsx').then((module) => ({
    default: module.Favorites,
  }));
const Favorites = lazyWhenOnline(loadFavorites);

export default function FavoritesPage() {
  const { t } = useTranslation('favorites');
  const locale = useLocale();
  return (
    <>
      <UnlistedHead namespace="favorites" />
      <MemberOnly title={t('title')}>
        {(user) => (
          <Favorites
            userId={user.id}
            // With the language in the address, so that the link opens in the sender's language.
            share={({ name_id, name }) =>
              name_id && (
                <ShareButtons path={pathTo('name-page', locale, { slug: name_id })} name={name} />
              )
            }
          />
        )}
      </MemberOnly>
    </>
  );
}
