import {
  email,
  factorCode,
  loginBody,
  passwordForgotBody,
  passwordResetBody,
  staffRegisterBody,
} from '@concord/contracts';
import { z } from 'zod';

/** E-mail with this form's own message for an empty field; the other rules are the request's. */
const staffEmail = z.string().trim().min(1, 'email is required').pipe(email);

export const signInForm = loginBody.out.omit({ code: true }).extend({ email: staffEmail });
export const codeForm = z.object({ code: factorCode });
export const signUpForm = staffRegisterBody.out.extend({ email: staffEmail });
export const forgotPasswordForm = passwordForgotBody.out.extend({ email: staffEmail });
export const resetPasswordForm = passwordResetBody.out.pick({ password: true });
