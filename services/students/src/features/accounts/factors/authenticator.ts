import { INSTITUTE } from '@concord/institute';
import { Secret, TOTP } from 'otpauth';

/** Parameters that every authenticator app supports; some apps ignore other values. */
const CODES = { algorithm: 'SHA1', digits: 6, period: 30 };
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Number of time steps before and after the current one that are accepted, because clocks of phones differ. */
const WINDOW = 1;

/** @returns a new secret, in base32 */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...CODES, issuer: INSTITUTE.shortName, label, secret: Secret.fromBase32(secret) });

/**
 * URI by which an app imports the secret, shown as a QR code.
 * @param label name of the account in the app
 */
export const authenticatorUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Number of the time step of a code; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, window: WINDOW, timestamp: now });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
