import { z } from 'zod';
import { factorCode, newPassword, password } from '../accounts/accounts.schemas';
import { body, moment } from '../core/fields';

/** Whether an account signs in with a second factor, and whether it has to. */
export const factorState = z.object({
  enabled: z.boolean(),
  /** It cannot be turned off. */
  required: z.boolean(),
  /** When it was set up. */
  since: moment.optional(),
  recoveryCodesLeft: z.number().int(),
});
export type FactorState = z.infer<typeof factorState>;

export const factorBeginBody = body({ password });

/** What an authenticator app is set up with: the secret to type, and the address that a QR code shows. */
export const factorSetUp = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetUp = z.infer<typeof factorSetUp>;

export const factorCodeBody = body({ code: factorCode });

/** The password and a code of the present factor. */
export const factorChangeBody = body({ password, code: factorCode });
export type FactorChangeBody = z.infer<typeof factorChangeBody>;

/** Shown once: each replaces one code of the app. */
const recoveryCodes = z.array(z.string());

export const recoveryCodesAnswer = z.object({ recoveryCodes });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

/** The token that replaces the one of the request. */
export const renewedToken = z.object({ token: z.string() });
export type RenewedToken = z.infer<typeof renewedToken>;

export const factorEnabled = renewedToken.extend({ recoveryCodes });
export type FactorEnabled = z.infer<typeof factorEnabled>;

/** Another password of one's own; `code` for an account with a second factor that gave none in the last ten minutes. */
export const passwordChangeBody = body({
  current: password,
  next: newPassword,
  code: factorCode.optional(),
});
export type PasswordChangeBody = z.infer<typeof passwordChangeBody>;
