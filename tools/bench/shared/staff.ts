import { setTimeout as pause } from 'node:timers/promises';
import type { LoginAnswer, Serial } from '@concord/contracts';
import { Api, ApiRefusal } from '../../seed/api.ts';

const TRIES = 20;
/** The most that one call makes. */
const SERIALS_AT_ONCE = 500;

/** The public API as the first super admin. */
export async function staffOf(url: string, env: NodeJS.ProcessEnv = process.env): Promise<Api> {
  const api = new Api(url);
  const { token } = await api.call<LoginAnswer>('POST', 'auth/login', {
    email: env.SUPER_ADMIN_EMAIL ?? 'admin@concord.example',
    password: env.SUPER_ADMIN_PASSWORD ?? 'peace2026',
  });
  return api.as(token);
}

/** Preparing and comparing are not measured: a server that asks to wait, or that is just away, is given time. */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isFinal = error instanceof ApiRefusal && error.status !== 429 && error.status < 500;
      if (isFinal || tries === TRIES) throw error;
      await pause(Math.min(2000, 500 * tries));
    }
  }
}

/** New serial numbers, made as staff makes them. */
export async function makeSerials(staff: Api, count: number): Promise<string[]> {
  const serials: string[] = [];
  while (serials.length < count) {
    const body = { count: Math.min(SERIALS_AT_ONCE, count - serials.length) };
    const made = await patiently(() => staff.call<Serial[]>('POST', 'serial/generate', body));
    serials.push(...made.map(({ serial }) => serial));
  }
  return serials;
}
