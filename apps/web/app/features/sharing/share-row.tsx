import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { facebookLink, whatsAppLink } from '../../browser/share-links.ts';
import { useRootData } from '../../data/root-data.ts';
import { FacebookIcon } from '../../ui/brand/facebook-icon.tsx';
import { WhatsAppIcon } from '../../ui/brand/whatsapp-icon.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Remark } from '../../ui/feedback/remark.tsx';
import { CopyLink } from './copy-link.tsx';
import { SystemShare } from './system-share.tsx';

export interface ShareRowProps {
  /** Path of a page of this site, without the origin. */
  path: string;
  title: string;
  /** The shared text, in the language of the page. */
  text: string;
  /** Shown before sharing. */
  warning?: string | null;
  /** The picture to download, if there is one. */
  picture?: { path: string; fileName: string } | null;
}

/** Share buttons for one or several names. Free, and without sign-in. */
export function ShareRow({ path, title, text, warning, picture }: ShareRowProps) {
  const { t } = useTranslation('sharing');
  const warningId = useId();
  const [hasFailed, setFailed] = useState(false);
  const sharing = { title, text, url: `${useRootData()?.origin ?? ''}${path}` };
  return (
    <div className="grid gap-3">
      {warning && (
        <Remark kind="warning" id={warningId}>
          {warning}
        </Remark>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset */}
      <div
        role="group"
        aria-label={t('share')}
        aria-describedby={warning ? warningId : undefined}
        className="share-row"
      >
        <a
          href={whatsAppLink(sharing)}
          target="_blank"
          rel="noreferrer"
          className="btn btn-primary"
        >
          <WhatsAppIcon />
          {t('whatsApp')}
        </a>
        <a
          href={facebookLink(sharing)}
          target="_blank"
          rel="noreferrer"
          className="btn btn-secondary"
        >
          <FacebookIcon />
          {t('facebook')}
        </a>
        <CopyLink url={sharing.url} onFailure={() => setFailed(true)} />
        {picture && (
          <a href={picture.path} download={picture.fileName} className="btn btn-secondary">
            <Download size={20} strokeWidth={1.75} aria-hidden />
            {t('savePicture')}
          </a>
        )}
        <SystemShare sharing={sharing} />
      </div>
      {hasFailed && (
        <Notice kind="error" title={t('copyFailed')}>
          <p dir="ltr" className="select-all text-start">
            {sharing.url}
          </p>
        </Notice>
      )}
    </div>
  );
}
