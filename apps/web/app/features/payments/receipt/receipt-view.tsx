import { type Account, payments } from '@ismi/contract';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePath } from '../../../browser/use-path.ts';
import { loadStateOf, useApiQuery } from '../../../data/query.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { PrintablePage } from '../../../ui/printable-page.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';

interface ReceiptViewProps {
  id: string;
  user: Account;
  /** The logo at the top of the receipt. */
  letterhead: ReactNode;
}

/** The receipt of a purchase, to read and to print. */
export function ReceiptView({ id, user, letterhead }: ReceiptViewProps) {
  const { t } = useTranslation('receipt');
  const path = usePath();
  const language = useLocale();
  const query = useApiQuery(payments.receipt, { params: { id }, query: { language } });
  const receipt = query.data;
  return (
    <PrintablePage
      className="max-w-[44rem]"
      title={t('title')}
      letterhead={letterhead}
      loaded={loadStateOf(query)}
      words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
      onRetry={query.reload}
      back={
        <Link
          to={`${path('profile')}?tab=credits`}
          className="link inline-flex min-h-11 items-center gap-2 no-underline"
        >
          <ArrowLeft size={18} strokeWidth={1.75} aria-hidden className="flip" />
          {t('back')}
        </Link>
      }
      tools={
        <button type="button" onClick={() => window.print()} className="btn btn-secondary">
          <Printer size={18} strokeWidth={1.75} aria-hidden />
          {t('print')}
        </button>
      }
      after={
        receipt?.receipt_number && (
          <Link
            to={`${path('withdrawal')}?order=${receipt.receipt_number}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('withdraw')}
          </Link>
        )
      }
    >
      {receipt && <ReceiptPaper receipt={receipt} buyer={user.email} />}
    </PrintablePage>
  );
}
