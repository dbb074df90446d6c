import { email, loginBody, staffRegisterBody } from '@concord/contracts';
import { z } from 'zod';

/** These forms have their own words for an empty e-mail; every other rule is the request's. */
const staffEmail = z.string().trim().min(1, 'email is required').pipe(email);

/** What the sign-in form checks. */
export const signInForm = loginBody.out.extend({ email: staffEmail });
/** What the sign-up form checks. */
export const signUpForm = staffRegisterBody.out.extend({ email: staffEmail });
