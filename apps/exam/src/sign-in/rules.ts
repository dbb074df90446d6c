import { type ExamSignInBody, normaliseSerial, withoutInvisible } from '@concord/contracts';

export interface SignInCheck {
  readonly body: ExamSignInBody;
  readonly problems: Readonly<Partial<Record<keyof ExamSignInBody, string>>>;
}

const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const EMAIL_LENGTH = 254;
const SERIAL_LENGTH = 19;

function emailProblem(email: string): string | undefined {
  if (!email) return 'Email is required';
  const valid = email.length <= EMAIL_LENGTH && !email.includes('..') && EMAIL.test(email);
  return valid ? undefined : 'Please enter a valid email';
}

function serialProblem(serial: string): string | undefined {
  if (!serial) return 'Serial-Number is required';
  return serial.length === SERIAL_LENGTH ? undefined : 'Serial-Number must be 19 charaters';
}

/**
 * The contract's rules for exam sign-in, without Zod, to keep the first page small on slow links. A
 * test compares them with the contract's schema.
 */
export function checkSignIn(typed: ExamSignInBody): SignInCheck {
  const body = {
    email: withoutInvisible(typed.email).trim().toLowerCase(),
    SerialNumber: normaliseSerial(typed.SerialNumber),
  };
  const email = emailProblem(body.email);
  const SerialNumber = serialProblem(body.SerialNumber);
  return { body, problems: { ...(email && { email }), ...(SerialNumber && { SerialNumber }) } };
}
