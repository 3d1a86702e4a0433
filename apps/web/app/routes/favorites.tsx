import { useTranslation } from 'react-i18next';
import { lazyPart } from '../browser/lazy-part.tsx';
import { NameRating } from '../features/ratings/name-rating.tsx';
import { ShareButtons } from '../features/sharing/share-buttons.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { pathTo } from '../paths.ts';
import { MemberOnly } from '../shell/guards/member-only.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';

const loadFavorites = () =>
  import('../features/favorites/favorites.tsx').then((module) => module.Favorites);
const Favorites = lazyPart(loadFavorites);

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
            rating={(name) => <NameRating name={name} />}
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
