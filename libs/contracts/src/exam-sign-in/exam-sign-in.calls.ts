import { defineCalls } from '../core/call';
import { examSignInAnswer, examSignInBody } from './exam-sign-in.schemas';
import { examSignInRoutes } from './exam-sign-in.routes';

export const examSignInCalls = defineCalls(examSignInRoutes, {
  examSignIn: {
    summary: 'Sign a candidate in by e-mail and serial number',
    body: examSignInBody,
    answer: examSignInAnswer,
    refusals: [429],
  },
});
