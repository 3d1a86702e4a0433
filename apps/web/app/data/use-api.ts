import { PAGE_LANGUAGE_HEADER } from '@ismi/contract/locales';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { type Api, createApi } from './api-client.ts';
import { currentToken } from './session/session-store.ts';
import { withSession } from './session/with-session.ts';

/** The API client in the browser: with the user's session, answering in the language of the page. */
export function useApi(): Api {
  const { t } = useTranslation();
  const locale = useLocale();
  return useMemo(
    () =>
      withSession(
        createApi({
          origin: '',
          bearer: currentToken,
          headers: () => ({ [PAGE_LANGUAGE_HEADER]: locale }),
          failureTexts: () => ({ network: t('networkFailure'), server: t('serverFailure') }),
        }),
      ),
    [locale, t],
  );
}
