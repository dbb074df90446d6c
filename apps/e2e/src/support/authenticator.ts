import { setTimeout as delay } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;

/**
 * Authenticator app. Each code is of a later time step, because the server accepts none twice: of the current
 * step or the next, which the server accepts too. A third code within a step waits for the step's end.
 */
export function authenticator(secret: string): () => Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });
  let last = 0;
  return async () => {
    last = Math.max(last + 1, totp.counter());
    while (last > totp.counter() + 1) await delay(totp.remaining());
    return totp.generate({ timestamp: last * PERIOD_S * 1000 });
  };
}
