import type { NotifiedDecision } from '@concord/contracts';

interface DecisionWords {
  readonly title: string;
  readonly send: string;
  readonly sendSilently: string;
  readonly done: string;
  /** Label of the reason; absent if none is needed. */
  readonly reason?: string;
  /** Frequent reasons. */
  readonly common: readonly string[];
}

export const DECISION_WORDS: Record<NotifiedDecision, DecisionWords> = {
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
      'You do not meet the requirements for this membership grade.',
      'Your documents do not show the qualification that you entered.',
      'You are already registered with us.',
    ],
  },
  'more-information': {
    title: 'Request more information from',
    send: 'Request and send',
    sendSilently: 'Request',
    done: 'More information requested from',
    reason: 'What is needed',
    common: [
      'A clear copy of your highest certificate.',
      'A passport photo that shows your face clearly.',
      'Proof that you paid the application fee.',
    ],
  },
};
