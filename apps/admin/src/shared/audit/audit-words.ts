import { EXAM_WORDINGS } from './wordings/exam-wordings';
import { FILE_WORDINGS } from './wordings/file-wordings';
import { MEMBER_WORDINGS } from './wordings/member-wordings';
import { MONEY_WORDINGS } from './wordings/money-wordings';
import { SIGN_IN_WORDINGS } from './wordings/sign-in-wordings';
import { STUDENT_WORDINGS } from './wordings/student-wordings';
import type { Wording } from './wordings/wording';

/** Wordings of actions that do not follow from their names, as `exam.upload` does: "uploaded the exam". */
export const WORDINGS: Record<string, Wording> = {
  ...SIGN_IN_WORDINGS,
  ...EXAM_WORDINGS,
  ...STUDENT_WORDINGS,
  ...MEMBER_WORDINGS,
  ...MONEY_WORDINGS,
  ...FILE_WORDINGS,
};

/** Wordings of decisions on an application, by new status. */
export const DECISIONS: Record<string, Wording> = {
  accepted: ['accept', 'accepted', 'the application of {label}'],
  'in-review': ['start', 'started', 'reviewing the application of {label}', 'reviewing an application'],
  'more-information': ['ask', 'asked', '{label} for more information', 'for more information'],
  rejected: ['reject', 'rejected', 'the application of {label}'],
};

/** Changes of an account's permission for money, whose role stays. */
export const FINANCE = {
  given: ['give', 'gave', '{label} the finance permission', 'the finance permission'],
  taken: ['remove', 'removed', 'the finance permission of {label}'],
} as const satisfies Record<string, Wording>;

/** Wording of a dry run of a release. */
export const COUNTED: Wording = ['count', 'counted', 'the held results of the exam “{label}”'];

/** Labels in lists of choices that differ from the verb. */
export const CHOICES: Record<string, string> = {
  'access.refuse': 'Refused calls',
  'limit.reach': 'Too many tries',
};

/** Past participles that differ from the past tense. */
export const PARTICIPLES: Record<string, string> = {
  gave: 'given',
  saw: 'seen',
  undid: 'undone',
  withdrew: 'withdrawn',
};
