import { setTimeout as pause } from 'node:timers/promises';
import type { Serial } from '@concord/contracts';
import { DEMO_SUPER_ADMIN } from '../../platform/first-account.ts';
import { Api, ApiRefusal } from '../../seed/api.ts';
import { signIn } from '../../seed/staff.ts';

const MAX_TRIES = 20;
const PAGE = 100;
/** Maximum serial numbers per call. */
const SERIALS_PER_CALL = 500;

/** Public API, signed in as the first super admin. */
export function signInAsAdmin(url: string, env: NodeJS.ProcessEnv = process.env): Promise<Api> {
  const { SUPER_ADMIN_EMAIL, SUPER_ADMIN_PASSWORD } = { ...DEMO_SUPER_ADMIN, ...env };
  return signIn(new Api(`${url}/api`), SUPER_ADMIN_EMAIL, SUPER_ADMIN_PASSWORD);
}

/**
 * Retries a call that is temporarily refused or unanswered. For preparation and comparison, which are not
 * measured.
 */
export async function retrying<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isFinal = error instanceof ApiRefusal && error.status !== 429 && error.status < 500;
      if (isFinal || tries === MAX_TRIES) throw error;
      await pause(Math.min(2000, 500 * tries));
    }
  }
}

/** All items of a list, page by page. @param filter in the form of the list's query */
export async function* pagesOf<T>(
  staff: Api,
  path: string,
  filter: Readonly<Record<string, string>> = {},
): AsyncGenerator<T[]> {
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...filter, page: String(page), pageSize: String(PAGE) });
    const items = await retrying(() => staff.call<T[]>('GET', `${path}?${query}`));
    yield items;
    if (items.length < PAGE) return;
  }
}

export async function makeSerials(staff: Api, count: number): Promise<string[]> {
  const serials: string[] = [];
  while (serials.length < count) {
    const body = { count: Math.min(SERIALS_PER_CALL, count - serials.length) };
    const made = await retrying(() => staff.call<Serial[]>('POST', 'serial/generate', body));
    serials.push(...made.map(({ serial }) => serial));
  }
  return serials;
}
