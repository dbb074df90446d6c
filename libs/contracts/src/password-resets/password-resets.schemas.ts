import { z } from 'zod';
import { newPassword, username } from '../accounts/accounts.schemas';
import { body, email, moment } from '../core/fields';

/** Requests a password reset link; the answer does not reveal whether the account exists. */
export const passwordForgotBody = body({ email });
export type PasswordForgotBody = z.infer<typeof passwordForgotBody>;

/** Sets a new password with the token of a link. */
export const passwordResetBody = body({
  token: z.string('The link is not complete').min(1, 'The link is not complete').max(200),
  password: newPassword,
});
export type PasswordResetBody = z.infer<typeof passwordResetBody>;

/** Invites a colleague, who sets a password through a mailed link. */
export const adminInviteBody = body({ username, email, role: z.enum(['ADMIN', 'SUPER_ADMIN']) });
export type AdminInviteBody = z.infer<typeof adminInviteBody>;

/** The reset link was mailed to the account's owner, or is returned if no mail server is set. */
export const passwordResetLinkAnswer = z.union([
  z.object({ mailedTo: z.string() }),
  z.object({ link: z.string(), endsAt: moment }),
]);
export type PasswordResetLinkAnswer = z.infer<typeof passwordResetLinkAnswer>;
