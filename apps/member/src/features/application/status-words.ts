import type { MyApplication, MyApplicationState } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { asDay } from '../../shared/format';

export interface StatusWords {
  readonly title: string;
  /** The next step in words. */
  readonly next: string;
}

/** State of the application in words. */
export const STATUS_WORDS: Record<MyApplicationState, StatusWords> = {
  received: {
    title: 'We have your application',
    next: 'We review it next. You’ll get an e-mail as soon as there’s news.',
  },
  'in-review': {
    title: 'We’re reviewing your application',
    next: 'You’ll get an e-mail as soon as we’ve decided, or if we need anything else from you.',
  },
  'more-information': {
    title: 'We need something from you',
    next: 'Answer below, and we’ll carry on with your application.',
  },
  answered: {
    title: 'Thank you, we have your answer',
    next: 'We read it next. You’ll get an e-mail as soon as we’ve decided.',
  },
  accepted: {
    title: 'Your application is accepted',
    next: 'Welcome! Keep your serial number: with your e-mail address it opens your exams. We’ll write to you about the next steps.',
  },
  rejected: {
    title: 'We couldn’t accept your application',
    next: `If you have questions, write to ${INSTITUTE.email} or call ${INSTITUTE.phones[0] ?? 'us'}.`,
  },
};

export interface Step {
  readonly label: string;
  /** Words about it: a day, or what is going on. */
  readonly text: string;
  readonly state: 'done' | 'now' | 'next';
}

const DECIDED: readonly MyApplicationState[] = ['accepted', 'rejected'];

const REVIEW_TEXT: Partial<Record<MyApplicationState, string>> = {
  'in-review': 'We’re on it',
  'more-information': 'Waiting for your answer',
  answered: 'We’re reading your answer',
};

/** Steps of an application, in order. */
export function stepsOf({ state, registeredAt, at }: MyApplication): readonly Step[] {
  const isDecided = DECIDED.includes(state);
  const since = at ? asDay(at) : '';
  const review = REVIEW_TEXT[state];
  return [
    { label: 'Application received', text: asDay(registeredAt), state: 'done' },
    {
      label: 'Review',
      text: isDecided ? 'Done' : review ? `${review}, since ${since}` : 'Up next',
      state: isDecided ? 'done' : review ? 'now' : 'next',
    },
    {
      label: 'Decision',
      text: isDecided ? `${state === 'accepted' ? 'Accepted' : 'Not accepted'} on ${since}` : 'Not yet',
      state: isDecided ? 'done' : 'next',
    },
  ];
}
