import { z } from 'zod';
import { newPassword, username } from '../accounts/accounts.schemas';
import { body, email, moment } from '../core/fields';

/** Asks for a link to a forgotten password; the answer tells nothing about the address. */
export const passwordForgotBody = body({ email });
export type PasswordForgotBody = z.infer<typeof passwordForgotBody>;

/** A new password, by the token of a link. */
export const passwordResetBody = body({
  token: z.string('The link is not complete').min(1, 'The link is not complete').max(200),
  password: newPassword,
});
export type PasswordResetBody = z.infer<typeof passwordResetBody>;

/** Invites a colleague, who chooses the password by a link. */
export const adminInviteBody = body({ username, email, role: z.enum(['ADMIN', 'SUPER_ADMIN']) });
export type AdminInviteBody = z.infer<typeof adminInviteBody>;

/** Where the link to a new password is: mailed to the account's owner, or here, where no mail server is set. */
export const passwordResetLinkAnswer = z.union([
  z.object({ mailedTo: z.string() }),
  z.object({ link: z.string(), endsAt: moment }),
]);
export type PasswordResetLinkAnswer = z.infer<typeof passwordResetLinkAnswer>;
