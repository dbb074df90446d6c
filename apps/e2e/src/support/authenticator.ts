import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/** An authenticator app. Each code that it gives is of a later time step: the server takes none twice. */
export function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  let last = 0;
  return () => {
    // The server takes the step before and the one after as well, so three codes need no wait.
    last = Math.max(last + 1, totp.counter() - 1);
    return totp.generate({ timestamp: last * PERIOD_S * 1000 });
  };
}
