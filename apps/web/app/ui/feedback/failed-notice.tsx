import { Notice } from './notice.tsx';

interface FailedNoticeProps {
  /** What failed to load. */
  title: string;
  /** The reason, if known. */
  reason?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Rendered by the server: disabled until hydration. */
  isHydrating?: boolean;
}

/** A failed load: what, why, and a retry button. */
export const FailedNotice = ({
  title,
  reason,
  retryLabel,
  onRetry,
  isHydrating = false,
}: FailedNoticeProps) => (
  <Notice kind="error" title={title}>
    {reason && <p>{reason}</p>}
    <button
      type="button"
      disabled={isHydrating}
      data-waking={isHydrating ? '' : undefined}
      onClick={onRetry}
      className="btn btn-secondary btn-small mt-3"
    >
      {retryLabel}
    </button>
  </Notice>
);
