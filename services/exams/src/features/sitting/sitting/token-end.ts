import { type CandidateActor, unauthenticated } from '@concord/nest-platform';

/** Minimum validity of a token after the deadline: for the submission, the result, and network outages. */
const TOKEN_MARGIN_MS = 60 * 60 * 1000;

/** @throws AppError 401 for a token that would expire during the exam, and make its last saves fail */
export function requireTokenUntil({ endsAt }: CandidateActor, deadline: Date): void {
  if (endsAt < deadline.getTime() + TOKEN_MARGIN_MS)
    throw unauthenticated('Please sign in again. Your sign-in would end before this exam does');
}
