import { z } from 'zod';
import { body, email } from '../core/fields';
import { LIMITS } from '../core/limits';
import { normaliseSerial } from '../core/serial-format';
import { student } from '../students/students.schemas';

/** Room for extra blanks and dashes; a typed serial is far shorter. */
const RAW_LENGTH = 100;

/** Exam sign-in: the registered e-mail and serial (19 characters after normalisation). */
export const examSignInBody = body({
  email,
  SerialNumber: z
    .string('Serial-Number is required')
    .max(RAW_LENGTH, 'Serial-Number must be 19 charaters')
    .overwrite(normaliseSerial)
    .min(1, 'Serial-Number is required')
    .length(LIMITS.serialLength, 'Serial-Number must be 19 charaters'),
});
export type ExamSignInBody = z.output<typeof examSignInBody>;

export const examSignInAnswer = student.extend({ token: z.string() });
export type ExamSignInAnswer = z.infer<typeof examSignInAnswer>;
