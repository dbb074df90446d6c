import { z } from 'zod';
import { body, email } from '../core/fields';
import { LIMITS } from '../core/limits';
import { student } from '../students/students.schemas';

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
