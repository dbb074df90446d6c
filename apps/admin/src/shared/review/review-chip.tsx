import type { Review, ReviewStatus, Student } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { formatDateTime } from '../format';

interface StatusStyle {
  readonly label: string;
  readonly color: 'default' | 'info' | 'success' | 'warning' | 'error';
}

export const STATUS_LOOKS: Record<ReviewStatus, StatusStyle> = {
  new: { label: 'New', color: 'default' },
  'in-review': { label: 'In review', color: 'info' },
  'more-information': { label: 'More information requested', color: 'warning' },
  accepted: { label: 'Accepted', color: 'success' },
  rejected: { label: 'Rejected', color: 'error' },
};

/** Label of an application whose applicant has answered a question. */
const ANSWERED: StatusStyle = { label: 'Answered', color: 'warning' };

interface ReviewChipProps {
  /** Undefined if a service of the previous version sent none. */
  readonly review: Pick<Review, 'status' | 'answeredAt'> | undefined;
}

/** Status of an application. */
export function ReviewChip({ review }: ReviewChipProps) {
  const status = review?.status ?? 'new';
  const { label, color } = review?.answeredAt ? ANSWERED : STATUS_LOOKS[status];
  return (
    <Chip
      size="small"
      variant={status === 'accepted' ? 'filled' : 'outlined'}
      color={color}
      label={label}
      // A narrow column needs two lines.
      sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
    />
  );
}

/** Name and date of the decision, or of the start of the review; undefined while the application is new. */
export const reviewedBy = ({ by, at }: Pick<Review, 'by' | 'at'>): string | undefined =>
  at ? `${by ?? 'somebody'}, ${formatDateTime(at)}` : undefined;

/** Sentence on an answered question: who asked for what. */
const answeredWords = ({ by, reason, answeredAt = '' }: Review): string =>
  `Answered by the applicant, ${formatDateTime(answeredAt)}. ${by ?? 'Somebody'} had asked for: ${reason ?? ''}`;

/** Name, date and reason of the decision, below a heading that shows the status; empty while it is new. */
export function ReviewSentence({ review }: Pick<Student, 'review'>) {
  const by = review && reviewedBy(review);
  if (!by) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {review.answeredAt ? (
        answeredWords(review)
      ) : (
        <>
          {STATUS_LOOKS[review.status].label} by {by}
          {review.reason ? `: ${review.reason}` : ''}
        </>
      )}
    </Typography>
  );
}

/** Status of an application with name, date and reason of the decision, for the review queue. */
export function ReviewStatusLine({ review }: Pick<Student, 'review'>) {
  const by = review && reviewedBy(review);
  return (
    <Stack
      direction="row"
      useFlexGap
      role="group"
      aria-label="Application"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <ReviewChip review={review} />
      {by ? (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {review.answeredAt ? answeredWords(review) : `${by}${review.reason ? `: ${review.reason}` : ''}`}
        </Typography>
      ) : null}
    </Stack>
  );
}
