import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { ApproximatePrice } from '../../../i18n/approximate-price.tsx';
import { Remark } from '../../../ui/feedback/remark.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { LookupRequest } from '../lookup-request.ts';
import type { Step } from '../lookup-step.ts';
import { DialogHead } from './dialog-head.tsx';
import { Figures } from './figures.tsx';
import { IncludedParts } from './included-parts.tsx';
import type { Quote } from './quote.ts';

interface PriceDialogProps {
  step: Step;
  /** Called with the confirmed price. */
  onConfirm: (request: LookupRequest, agreed: number) => void;
  onClose: () => void;
}

/** Price, included parts and remaining credits, before anything is spent. */
export function PriceDialog({ step, onConfirm, onClose }: PriceDialogProps) {
  const title = useId();
  const isOpen = step.at === 'confirming';
  return (
    <Modal kind="dialog" isOpen={isOpen} onClose={onClose} labelledBy={title}>
      {isOpen && <Price {...step} title={title} onConfirm={onConfirm} onClose={onClose} />}
    </Modal>
  );
}

interface PriceProps extends Omit<PriceDialogProps, 'step'> {
  request: LookupRequest;
  quote: Quote;
  balance: number;
  title: string;
}

/** A link to the free page of the name. */
function FreePage({ slug, onLeave }: { slug: string; onLeave: () => void }) {
  const { t } = useTranslation('names');
  const path = usePath();
  const { pathname } = useLocation();
  const page = path('name-page', { slug });
  if (pathname === page) return null;
  return (
    <p className="mt-3 text-ink-3 text-sm">
      {t('price.free')}{' '}
      <Link to={page} onClick={onLeave} className="link">
        {t('price.toFree')}
      </Link>
    </p>
  );
}

function Price({ request, quote, balance, title, onConfirm, onClose }: PriceProps) {
  const { t } = useTranslation('names');
  const { name, nameId, warning } = request;
  const isAnalysisOnly = !request.parts.includes('search');
  return (
    <>
      <DialogHead id={title} onClose={onClose}>
        {isAnalysisOnly ? t('price.analysisTitle', { name }) : t('price.title', { name })}
      </DialogHead>
      {warning && (
        <div className="mt-3">
          <Remark kind="warning">{warning}</Remark>
        </div>
      )}
      <Figures
        rows={[
          ...quote.lines.map(({ part, credits }) => ({
            label: t(`price.${part}`),
            figure: credits,
          })),
          {
            label: t('price.total'),
            figure: quote.total,
            note: <ApproximatePrice credits={quote.total} />,
            look: 'strong',
          },
          { label: t('price.left'), figure: balance - quote.total, look: 'quiet' },
        ]}
      />
      <IncludedParts parts={quote.lines.map(({ part }) => part)} isMachine={nameId === null} />
      {nameId !== null && <FreePage slug={nameId} onLeave={onClose} />}
      <DialogButtons className="mt-6">
        <button
          type="button"
          onClick={() => onConfirm(request, quote.total)}
          className="btn btn-primary sm:flex-1"
        >
          {t('price.confirm', { count: quote.total })}
        </button>
        <button type="button" onClick={onClose} className="btn btn-secondary">
          {t('price.cancel')}
        </button>
      </DialogButtons>
    </>
  );
}
