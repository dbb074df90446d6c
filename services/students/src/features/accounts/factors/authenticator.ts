import { INSTITUTE } from '@concord/institute';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports: some ignore other algorithms, lengths and periods. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Time steps before and after the current one whose codes count, because clocks of phones differ. */
const WINDOW = 1;

/** @returns a new secret, in base32 */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...CODES, issuer: INSTITUTE.shortName, label, secret: Secret.fromBase32(secret) });

/** The address by which an app takes the secret, shown as a QR code; `label` names the account in the app. */
export const authenticatorUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The number of the time step that a code belongs to; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
