import { LIMITS } from '@concord/contracts';
import { conflict } from '@concord/nest-platform';

/** Refusal because staff have reset the attempt. */
export const attemptReset = () =>
  conflict('ATTEMPT_RESET', 'The institute has reset this exam. Choose it again to start over');

/** Refusal because another sign-in has taken over the attempt; starting it takes it back. */
export const takenOver = () =>
  conflict('TAKEN_OVER', 'This exam continues where you last signed in. You can continue it there or here');

/** Refusal of answers that are too late even for a decision of staff. */
export const tooLate = () =>
  conflict(
    'TOO_LATE',
    `This exam ended more than ${LIMITS.lateAnswersHours} hours ago, so the institute no longer accepts answers`,
  );

export const completed = () => conflict('ALREADY_COMPLETED', 'You have already completed this exam');

export const notStarted = () => conflict('ATTEMPT_NOT_STARTED', 'This exam has not been started');
