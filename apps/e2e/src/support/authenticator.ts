import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/** An authenticator app. Each code is for a later time step: the server accepts none twice. */
export function authenticator(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  let last = 0;
  return () => {
    // The server also accepts the previous and the next step, so three codes need no wait.
    last = Math.max(last + 1, totp.counter() - 1);
    return totp.generate({ timestamp: last * PERIOD_S * 1000 });
  };
}
