import { Check, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { Button } from '../../ui/form/button.tsx';

const CONFIRMATION_MS = 2_000;

interface CopyLinkProps {
  url: string;
  onFailure: () => void;
}

/** Copies the link and confirms it for two seconds; if the browser does not allow it, the parent must show the URL. */
export function CopyLink({ url, onFailure }: CopyLinkProps) {
  const { t } = useTranslation('sharing');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      onFailure();
    }
  };
  const Icon = isCopied ? Check : Link;
  return (
    <Button kind="secondary" isHydrating={!useHydrated()} onPress={copy}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {isCopied ? t('copied') : t('copyLink')}
    </Button>
  );
}
