import type { ToldDecision } from '@concord/contracts';

interface DecisionWords {
  readonly title: string;
  readonly send: string;
  readonly sendSilently: string;
  readonly done: string;
  /** What the reason is called; absent where none is asked for. */
  readonly reason?: string;
  /** Reasons that are often given. */
  readonly common: readonly string[];
}

export const DECISION_WORDS: Record<ToldDecision, DecisionWords> = {
  accepted: {
    title: 'Accept',
    send: 'Accept and send',
    sendSilently: 'Accept',
    done: 'Accepted',
    common: [],
  },
  rejected: {
    title: 'Reject',
    send: 'Reject and send',
    sendSilently: 'Reject',
    done: 'Rejected',
    reason: 'Reason',
    common: [
      'You do not meet the requirements of this membership grade.',
      'The documents do not prove the qualification that you gave.',
      'You are registered with us already.',
    ],
  },
  'more-information': {
    title: 'Ask for more information from',
    send: 'Ask and send',
    sendSilently: 'Ask',
    done: 'More information asked from',
    reason: 'What is needed',
    common: [
      'A clear copy of your highest certificate.',
      'A passport photo that shows your face clearly.',
      'Proof that you paid the application fee.',
    ],
  },
};
