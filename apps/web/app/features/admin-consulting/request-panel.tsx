import type { AdminRequest } from '@ismi/contract';
import { useTranslation } from 'react-i18next';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { SidePanel } from '../../ui/admin/side-panel.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestForm } from './request-form.tsx';

interface RequestPanelProps {
  request: AdminRequest | undefined;
  onClose: () => void;
  onSaved: () => void;
  onOvertaken: (newest: AdminRequest) => void;
}

/** The details of a request, and the form to process it. */
export function RequestPanel({ request, onClose, ...actions }: RequestPanelProps) {
  const { t } = useTranslation('admin-consulting');
  const words = useAdminTexts();
  return (
    <SidePanel
      isOpen={request !== undefined}
      title={t('panel', { name: request?.user.name ?? '' })}
      closeLabel={words.close}
      onClose={onClose}
    >
      {request && (
        <>
          <RequestDetails request={request} />
          <RequestForm key={request.id} request={request} {...actions} />
        </>
      )}
    </SidePanel>
  );
}
