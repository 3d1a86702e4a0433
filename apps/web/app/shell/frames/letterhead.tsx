import type { Locale } from '@ismi/contract/locales';
import { useTranslation } from 'react-i18next';
import { Logo } from '../header/logo.tsx';

/** Seller data required on a receipt. */
export interface Seller {
  name: string;
  address: readonly string[];
  vatId: string | undefined;
}

/** The head of a printable document: logo and responsible company. */
export function Letterhead({ seller, locale }: { seller: Seller; locale: Locale }) {
  const { t } = useTranslation('receipt');
  const { name, address, vatId } = seller;
  return (
    <div className="grid min-w-0 justify-items-end gap-3">
      <Logo locale={locale} height={32} />
      <address
        aria-label={t('seller')}
        className="text-end text-ink-2 text-sm not-italic leading-snug [overflow-wrap:anywhere]"
      >
        {[name, ...address].map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
        {vatId && (
          <span className="block">
            {t('vatId')} <bdi>{vatId}</bdi>
          </span>
        )}
      </address>
    </div>
  );
}
