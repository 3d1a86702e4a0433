import { FeedbackList } from './feedback-list.tsx';
import { RatingBursts } from './rating-bursts.tsx';

/** What families wrote to us with their ratings, and which names were rated suspiciously often. To be read; nothing is done here. */
export function RatingsPanel() {
  return (
    <div className="grid gap-8">
      <FeedbackList />
      <RatingBursts />
    </div>
  );
}
