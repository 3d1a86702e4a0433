import { FeedbackList } from './feedback-list.tsx';
import { RatingBursts } from './rating-bursts.tsx';

/** Feedback given with ratings, and names with suspiciously many ratings. Read-only. */
export function RatingsPanel() {
  return (
    <div className="grid gap-8">
      <FeedbackList />
      <RatingBursts />
    </div>
  );
}
