import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sharing } from '../../browser/share-links.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { Button } from '../../ui/form/button.tsx';

/** The share sheet of the system, if available: every other app. */
export function SystemShare({ sharing }: { sharing: Sharing }) {
  const { t } = useTranslation('sharing');
  const isOffered = useHydrated() && 'share' in navigator;
  if (!isOffered) return null;
  // Closing the share sheet is not an error.
  const share = () => navigator.share(sharing).catch(() => {});
  return (
    <Button kind="secondary" className="col-span-full" onPress={share}>
      <Share2 size={20} strokeWidth={1.75} aria-hidden />
      {t('otherApps')}
    </Button>
  );
}
