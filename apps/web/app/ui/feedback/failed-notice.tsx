import { Notice } from './notice.tsx';

interface FailedNoticeProps {
  /** What is missing. */
  title: string;
  /** Why, where that is known. */
  reason?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Sent by the server: not to be pressed until the page's script runs. */
  isHydrating?: boolean;
}

/** Something could not be fetched: what, why, and the way to try once more. */
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
