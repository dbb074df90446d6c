import { z } from 'zod';
import { defineCalls } from '../core/call';
import {
  adminInviteBody,
  passwordForgotBody,
  passwordResetBody,
  passwordResetLinkAnswer,
} from './password-resets.schemas';
import { passwordResetRoutes } from './password-resets.routes';

export const passwordResetCalls = defineCalls(passwordResetRoutes, {
  passwordForgot: {
    summary: 'Mail a link to a new password, where there is an account with this e-mail',
    body: passwordForgotBody,
    answer: z.object({}),
    refusals: [429],
  },
  passwordReset: {
    summary: 'Choose a new password by the token of a link',
    body: passwordResetBody,
    answer: z.object({}),
    refusals: [429],
  },
  adminInvite: {
    summary: 'Invite a colleague: mail a link to choose a password, or answer it where no mail server is set',
    body: adminInviteBody,
    answer: passwordResetLinkAnswer,
    refusals: [409],
  },
  passwordResetLink: {
    summary: "Mail a link to a new password to an account's owner, or answer it where no mail server is set",
    answer: passwordResetLinkAnswer,
    refusals: [404, 409],
  },
});
