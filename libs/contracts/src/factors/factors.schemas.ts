import { z } from 'zod';
import { factorCode, newPassword, password } from '../accounts/accounts.schemas';
import { body, moment } from '../core/fields';

/** State of an account's second factor. */
export const factorState = z.object({
  enabled: z.boolean(),
  /** The account must have a second factor; it cannot be turned off. */
  required: z.boolean(),
  /** Set-up time. */
  since: moment.optional(),
  recoveryCodesLeft: z.number().int(),
});
export type FactorState = z.infer<typeof factorState>;

export const factorBeginBody = body({ password });

/** Set-up data for an authenticator app: the secret to type, and the URI for a QR code. */
export const factorSetUp = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetUp = z.infer<typeof factorSetUp>;

export const factorCodeBody = body({ code: factorCode });

/** The password and a code of the present factor. */
export const factorChangeBody = body({ password, code: factorCode });
export type FactorChangeBody = z.infer<typeof factorChangeBody>;

/** Shown once; each replaces one code of the app. */
const recoveryCodes = z.array(z.string());

export const recoveryCodesAnswer = z.object({ recoveryCodes });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** Token that replaces the request's. */
export const renewedToken = z.object({ token: z.string() });
export type RenewedToken = z.infer<typeof renewedToken>;

export const factorEnabled = renewedToken.extend({ recoveryCodes });
export type FactorEnabled = z.infer<typeof factorEnabled>;

/**
 * Changes the account's own password; `code` is required for an account with a second factor
 * without a code in the last ten minutes.
 */
export const passwordChangeBody = body({
  current: password,
  next: newPassword,
  code: factorCode.optional(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;
