import { accountCalls } from './accounts';
import { assignmentCalls } from './assignments';
import { attemptCalls } from './attempts';
import type { Call } from './call';
import { certificateCalls } from './certificates';
import { courseCalls } from './courses';
import { documentCalls } from './documents';
import { examSignInCalls } from './exam-sign-in';
import { examCalls } from './exams';
import { galleryCalls } from './gallery';
import { geoCalls } from './geo';
import { invigilationCalls } from './invigilation';
import { mailCalls } from './mail';
import { resultCalls } from './results';
import { serialCalls } from './serials';
import { studentCalls } from './students';

/** Every call of the API by name: what controllers, OpenAPI, the client and the access tests are made from. */
export const calls = {
  ...accountCalls,
  ...serialCalls,
  ...studentCalls,
  ...geoCalls,
  ...examCalls,
  ...assignmentCalls,
  ...examSignInCalls,
  ...attemptCalls,
  ...invigilationCalls,
  ...resultCalls,
  ...courseCalls,
  ...certificateCalls,
  ...galleryCalls,
  ...documentCalls,
  ...mailCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
