import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../data/api-error.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

/** The server's message; without a response, that the network failed and that a retry is safe. */
export function Failure({ failure: { status, code, message } }: { failure: ApiError }) {
  const { t } = useTranslation('names');
  return (
    <div className="mt-6">
      <Notice kind="error" title={code === 'VALIDATION_FAILED' ? t('invalid') : message}>
        {status === 0 && <p>{t('safeToRepeat')}</p>}
      </Notice>
    </div>
  );
}
