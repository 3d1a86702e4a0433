import { useTranslation } from 'react-i18next';
import { lazyPart } from '../browser/lazy-part.tsx';
import { CompareBar } from '../features/comparing/compare-bar.tsx';
import { CompareTick } from '../features/comparing/compare-tick.tsx';
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
          <>
            <Favorites
              userId={user.id}
              rating={(name) => <NameRating name={name} />}
              compare={({ name_id: slug, name }) =>
                slug && <CompareTick name={{ slug, name }} look="words" />
              }
              // With the language in the address, so that the link opens in the sender's language.
              share={({ address, name }) =>
                address && (
                  <ShareButtons path={pathTo('name-page', locale, { slug: address })} name={name} />
                )
              }
            />
            <div className="wrap">
              <CompareBar />
            </div>
          </>
        )}
      </MemberOnly>
    </>
  );
}
