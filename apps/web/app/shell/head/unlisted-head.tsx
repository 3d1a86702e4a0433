import { useTranslation } from 'react-i18next';

/** The title of a page that no search engine should list. */
export function UnlistedHead({ namespace }: { namespace: string }) {
  const { t } = useTranslation(namespace);
  return (
    <>
      <title>{t('meta.title')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
