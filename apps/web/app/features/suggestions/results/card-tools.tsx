import type { SuggestedName } from '@ismi/contract';
import { Check, Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { whatsAppLink } from '../../../browser/share-links.ts';
import { useRootData } from '../../../data/root-data.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { pathTo } from '../../../paths.ts';
import { DisclosureMenu } from '../../../ui/overlay/disclosure-menu.tsx';
import { formatNameForSharing } from './format-for-sharing.ts';
import { ManualCopy } from './manual-copy.tsx';
import { useCopy } from './use-copy.ts';

/** Copy and share buttons, in a corner of the card, and the text where copying failed. */
export function CardTools({ suggested }: { suggested: SuggestedName }) {
  const { t } = useTranslation('results');
  const locale = useLocale();
  const origin = useRootData()?.origin ?? '';
  const { copy, isCopied, manualText } = useCopy();
  const { name } = suggested;
  const text = formatNameForSharing(suggested, t('unverifiedInText'));
  // Names known only to the model have no page. The link keeps the sender's language.
  const namePath = suggested.address && pathTo('name-page', locale, { slug: suggested.address });
  return (
    <>
      <div className="card-tools print:hidden">
        <button type="button" onClick={() => copy(text)} className="btn-icon">
          {isCopied ? (
            <Check size={20} strokeWidth={2} aria-hidden className="text-success" />
          ) : (
            <Copy size={20} strokeWidth={1.75} aria-hidden />
          )}
          <span className="sr-only">{t('copy', { name })}</span>
        </button>
        <DisclosureMenu
          label={t('share', { name })}
          face={<Share2 size={20} strokeWidth={1.75} aria-hidden />}
        >
          <a
            href={whatsAppLink({ text: `${text}\n`, url: `${origin}${namePath ?? ''}` })}
            target="_blank"
            rel="noopener noreferrer"
            className="menu-item whitespace-nowrap"
          >
            {t('whatsApp')}
          </a>
          {namePath && (
            <Link to={namePath} className="menu-item whitespace-nowrap">
              {t('shareCard')}
            </Link>
          )}
          <button type="button" onClick={() => copy(text)} className="menu-item w-full">
            {t('copyText')}
          </button>
        </DisclosureMenu>
      </div>
      <p role="status" className="sr-only">
        {isCopied && t('copied', { name })}
      </p>
      <ManualCopy text={manualText} />
    </>
  );
}
