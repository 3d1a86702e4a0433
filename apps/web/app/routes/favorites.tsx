import { useTranslation } from 'react-i18next';
import { ShareButtons } from '../features/sharing/share-buttons.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { MemberOnly } from '../layout/member-only.tsx';
import { UnlistedHead } from '../layout/unlisted-head.tsx';
import { fetchedLate } from '../lib/late-part.tsx';
import { pathTo } from '../paths.ts';

const loadFavourites = () =>
  import('../features/likes/favourites/favourites.tsx').then((module) => ({
    default: module.Favourites,
  }));
const Favourites = fetchedLate(loadFavourites);

export default function FavoritesPage() {
  const { t } = useTranslation('favorites');
  const locale = useLocale();
  return (
    <>
      <UnlistedHead namespace="favorites" />
      <MemberOnly title={t('title')}>
        {(user) => (
          <Favourites
            userId={user.id}
            // With its language in the address: whoever gets the link reads what the sender reads.
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
