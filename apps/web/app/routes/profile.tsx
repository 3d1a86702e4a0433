import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, Nothing } from '../browser/lazy-part.tsx';
import { useQuery } from '../browser/use-query.ts';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { ProfileTabs, parseTab } from '../features/profile/profile-tabs.tsx';
import { MemberOnly } from '../shell/guards/member-only.tsx';
import { UnlistedHead } from '../shell/head/unlisted-head.tsx';
import { LanguageLinks } from '../shell/menu/languages.tsx';
import { SignOutButtons } from '../shell/menu/sign-out-buttons.tsx';
import { lazyPartWithRetry } from '../shell/status/lazy-part-with-retry.tsx';
import { LoadingIndicator } from '../ui/feedback/loading-indicator.tsx';

const CreditsTab = lazyPartWithRetry(() =>
  import('../features/profile/credits-tab.tsx').then((module) => module.CreditsTab),
);
const PastSuggestions = lazyPartWithRetry(() =>
  import('../features/suggestions/past/past-suggestions.tsx').then(
    (module) => module.PastSuggestions,
  ),
);
const PastSearches = lazyPartWithRetry(() =>
  import('../features/names/history/past-searches.tsx').then((module) => module.PastSearches),
);
const FavoriteHeart = lazyPart(
  () => import('../features/favorites/favorite-heart.tsx').then((module) => module.FavoriteHeart),
  Nothing,
);
const AppointmentsTab = lazyPartWithRetry(() =>
  import('../features/profile/appointments-tab.tsx').then((module) => module.AppointmentsTab),
);
const YourDataTab = lazyPartWithRetry(() =>
  import('../features/privacy/your-data-tab.tsx').then((module) => module.YourDataTab),
);
const InfoTab = lazyPartWithRetry(() =>
  import('../features/profile/info-tab.tsx').then((module) => module.InfoTab),
);
const ChangePasswordForm = lazyPartWithRetry(() =>
  import('../features/auth/password/change-password-form.tsx').then(
    (module) => module.ChangePasswordForm,
  ),
);
const FirstPassword = lazyPartWithRetry(() =>
  import('../features/auth/password/first-password.tsx').then((module) => module.FirstPassword),
);

/** The names are rendered without waiting for it. */
const favorite = (name: { nameId: string; name: string }) => (
  <Suspense>
    <FavoriteHeart name={name} />
  </Suspense>
);

/** Keeps the page's height, so that the footer does not jump. */
function TabLoading() {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-[50vh] place-content-center">
      <LoadingIndicator size="large" label={t('loading')} />
    </div>
  );
}

export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const query = useQuery();
  const tab = parseTab(query);
  return (
    <>
      <UnlistedHead namespace="profile" />
      <MemberOnly title={t('title')}>
        {(user) => (
          <div className="wrap pt-8 md:pt-12">
            <ProfileHead user={user} />
            <ProfileTabs current={tab} />
            <Suspense fallback={<TabLoading />}>
              {tab === 'info' && (
                <InfoTab
                  user={user}
                  languages={<LanguageLinks className="chip" />}
                  password={
                    user.has_password ? (
                      <ChangePasswordForm personal={[user.name, user.email]} />
                    ) : (
                      <FirstPassword email={user.email} />
                    )
                  }
                  signOut={<SignOutButtons className="btn btn-secondary" />}
                />
              )}
              {tab === 'suggestions' && <PastSuggestions />}
              {tab === 'searches' && <PastSearches favorite={favorite} />}
              {tab === 'credits' && <CreditsTab user={user} />}
              {tab === 'appointments' && <AppointmentsTab />}
              {tab === 'data' && <YourDataTab user={user} />}
            </Suspense>
          </div>
        )}
      </MemberOnly>
    </>
  );
}
