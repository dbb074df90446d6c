import type { Closer } from '@concord/contracts';

const WORDS: Record<Closer, string> = {
  candidate: 'By the candidate',
  deadline: 'By the clock',
  staff: 'By staff',
};

/** How an exam ended. */
export const endedWords = (closedBy: Closer | null) => (closedBy ? WORDS[closedBy] : '-');
