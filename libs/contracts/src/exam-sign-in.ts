import { z } from 'zod';
import { call } from './call';
import { body, email } from './fields';
import { LIMITS } from './limits';
import { student } from './students';

/** Exam sign-in: the e-mail and the serial that the student registered with, 19 characters. */
export const examSignInBody = body({
  email,
  SerialNumber: z
    .string('Serial-Number is required')
    .trim()
    .toUpperCase()
    .min(1, 'Serial-Number is required')
    .length(LIMITS.serialLength, 'Serial-Number must be 19 charaters'),
});
export type ExamSignInBody = z.output<typeof examSignInBody>;

export const examSignInAnswer = student.extend({ token: z.string() });
export type ExamSignInAnswer = z.infer<typeof examSignInAnswer>;

export const examSignInCalls = {
  examSignIn: call({
    service: 'exams',
    method: 'POST',
    path: '/exams/StartStudentExam',
    summary: 'Sign a candidate in by e-mail and serial number',
    access: ['public'],
    status: 200,
    body: examSignInBody,
    answer: examSignInAnswer,
    refusals: [429],
  }),
};
