import {
  email,
  factorCode,
  loginBody,
  passwordForgotBody,
  passwordResetBody,
  staffRegisterBody,
} from '@concord/contracts';
import { z } from 'zod';

/** These forms have their own message for an empty e-mail; all other rules are the request's. */
const staffEmail = z.string().trim().min(1, 'email is required').pipe(email);

/** The rules of the sign-in form. */
export const signInForm = loginBody.out.omit({ code: true }).extend({ email: staffEmail });
/** The rules of the second step of the sign-in. */
export const codeForm = z.object({ code: factorCode });
/** The rules of the sign-up form. */
export const signUpForm = staffRegisterBody.out.extend({ email: staffEmail });
/** The rules of the form for a link to a new password. */
export const forgotPasswordForm = passwordForgotBody.out.extend({ email: staffEmail });
/** The rules of the form for a new password. */
export const resetPasswordForm = passwordResetBody.out.pick({ password: true });
