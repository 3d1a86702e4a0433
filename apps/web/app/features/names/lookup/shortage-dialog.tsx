import { NAME_SEARCH_CREDITS } from '@ismi/contract/pricing';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { packagesPath } from '../../../data/credits/purchase-goal.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { LookupRequest, Part } from '../lookup-request.ts';
import type { Step } from '../lookup-step.ts';
import { DialogHead } from './dialog-head.tsx';
import { Figures } from './figures.tsx';

interface ShortageDialogProps {
  step: Step;
  onAsk: (request: LookupRequest) => void;
  onClose: () => void;
}

/** Not enough credits: how many are needed, available and missing, and where to buy more. */
export function ShortageDialog({ step, onAsk, onClose }: ShortageDialogProps) {
  const title = useId();
  const isOpen = step.at === 'short';
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={title}>
      {isOpen && <Shortage {...step} title={title} onAsk={onAsk} onClose={onClose} />}
    </Modal>
  );
}

interface ShortageProps extends Omit<ShortageDialogProps, 'step'> {
  request: LookupRequest;
  required: number;
  due: readonly Part[];
  balance: number;
  title: string;
}

function Shortage({ request, required, due, balance, title, onAsk, onClose }: ShortageProps) {
  const { t } = useTranslation('names');
  const path = usePath();
  const { pathname } = useLocation();
  const missing = required - balance;
  const slug = request.nameId ?? undefined;
  const isOnItsPage = slug !== undefined && pathname === path('name-page', { slug });
  const goal = {
    to: 'names',
    ...(isOnItsPage ? { slug } : { name: request.name }),
    shortfall: { required_credits: required, current_credits: balance },
  } as const;
  const searchCost = due.includes('search') ? NAME_SEARCH_CREDITS : 0;
  const isEnoughWithoutAnalysis = request.parts.length > 1 && balance >= searchCost;
  return (
    <>
      <DialogHead id={title} onClose={onClose}>
        {t('short.title', { count: missing })}
      </DialogHead>
      <Figures
        rows={[
          { label: t('short.required'), figure: required },
          { label: t('short.balance'), figure: balance },
          { label: t('short.missing'), figure: missing, look: 'strong' },
        ]}
      />
      <p className="mt-3 text-ink-3 text-sm">{t('short.nothingCharged')}</p>
      <div className="mt-6 flex flex-col gap-3">
        <Link to={packagesPath(path, goal)} className="btn btn-primary">
          {t('short.buy')}
        </Link>
        {isEnoughWithoutAnalysis && (
          <button
            type="button"
            onClick={() => onAsk({ ...request, parts: ['search'] })}
            className="btn btn-secondary"
          >
            {t('short.withoutAnalysis', { count: searchCost })}
          </button>
        )}
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('short.close')}
        </button>
      </div>
    </>
  );
}
