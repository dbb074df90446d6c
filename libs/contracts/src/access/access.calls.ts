import { z } from 'zod';
import { sessionsEnded } from '../accounts/accounts.schemas';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { examSignInAnswer } from '../exam-sign-in/exam-sign-in.schemas';
import {
  accessCodeBody,
  accessCodeMade,
  accessHolder,
  accessOptions,
  accessReasonBody,
  accessSession,
  accessState,
  accessToken,
  accessVerifyAnswer,
  accessVerifyBody,
} from './access.schemas';
import { accessRoutes } from './access.routes';

export const accessCalls = defineCalls(accessRoutes, {
  accessOptions: { summary: 'Tell how a sign-in code can be sent', answer: accessOptions },
  accessCode: {
    summary: 'Send a sign-in code, where a member or applicant has this e-mail',
    body: accessCodeBody,
    answer: z.object({}),
    refusals: [429],
  },
  accessVerify: {
    summary: 'Sign a member or applicant in by a code',
    body: accessVerifyBody,
    answer: accessVerifyAnswer,
    refusals: [429],
  },
  accessRenew: {
    summary: "Renew a member's token by the cookie of the sign-in",
    body: z.strictObject({}),
    answer: accessToken,
    refusals: [401],
  },
  accessSignOut: {
    summary: 'Sign a member or applicant out on this device',
    body: z.strictObject({}),
    answer: sessionsEnded,
  },
  accessMe: { summary: 'Tell whose member token this is', answer: accessHolder },
  accessSessions: { summary: "List one's own sign-ins, the latest first", answer: z.array(accessSession) },
  accessSessionEnd: { summary: "End one of one's own sign-ins", answer: removed, refusals: [404] },
  accessSessionEndOthers: { summary: "End all of one's own sign-ins but this one", answer: sessionsEnded },
  accessExam: {
    summary: 'Sign the person in to the exam portal, without the serial of the registration',
    body: z.strictObject({}),
    answer: examSignInAnswer,
    refusals: [409, 429],
  },
  accessState: { summary: "Show the state of a person's access", answer: accessState, refusals: [404] },
  accessView: {
    summary: "Look at a person's pages, on record and without changing anything",
    body: accessReasonBody,
    answer: accessToken,
    refusals: [404],
  },
  accessCodeMake: {
    summary: 'Make a sign-in code to pass on, where no mail can reach the person',
    body: accessReasonBody,
    answer: accessCodeMade,
    refusals: [404, 409],
  },
  accessBlock: {
    summary: "Block a person's access and end all sign-ins",
    body: accessReasonBody,
    answer: accessState,
    refusals: [404],
  },
  accessUnblock: {
    summary: "Allow a person's access again",
    body: accessReasonBody,
    answer: accessState,
    refusals: [404],
  },
});
