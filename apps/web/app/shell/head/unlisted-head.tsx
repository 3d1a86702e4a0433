import { useTranslation } from 'react-i18next';

interface UnlistedHeadProps {
  namespace: string;
  /** Values for the title, where it varies. */
  values?: Record<string, string | number>;
  /** Its links lead nowhere that is not listed elsewhere. */
  robots?: 'noindex' | 'noindex, nofollow';
}

/** The title of a page that no search engine should list. */
export function UnlistedHead({ namespace, values = {}, robots = 'noindex' }: UnlistedHeadProps) {
  const { t } = useTranslation(namespace);
  return (
    <>
      <title>{t('meta.title', values)}</title>
      <meta name="robots" content={robots} />
    </>
  );
}
