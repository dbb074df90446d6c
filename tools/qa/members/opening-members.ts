import { setTimeout as pause } from 'node:timers/promises';
import type { AccessCodeMade, AccessToken } from '@concord/contracts';
import { type Api, inParallel } from '../../seed/api.ts';
import { Connection, refusalText } from '../people/connection.ts';
import type { Random } from '../people/random.ts';
import { retrying } from '../people/staff.ts';

const SIGN_INS_AT_ONCE = 8;
/** The document of the page, and the calls of its first view after the renewal of the token. */
const PAGE = '/me';
const HOME_CALLS = ['/api/access/me', '/api/me/membership'];

/** A member whose browser holds the cookie of a sign-in. */
interface SignedIn {
  readonly connection: Connection;
  readonly cookie: string;
}

/** Durations in ms: of each call, and of whole pages. */
export interface Openings {
  readonly calls: number[];
  readonly pages: number[];
  readonly errors: string[];
}

/** Signs members in by codes that staff give, as without a mail server. */
export async function signInMembers(
  url: string,
  staff: Api,
  members: readonly { readonly _id: string; readonly email: string }[],
): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  await inParallel(members, SIGN_INS_AT_ONCE, async ({ _id, email }) => {
    const { code } = await retrying(() =>
      staff.call<AccessCodeMade>('POST', `access/people/${_id}/code`, { reason: 'A measurement' }),
    );
    const connection = new Connection(url);
    const answer = await connection.call('POST', '/api/access/verify', { email, code });
    if (answer.status !== 200) throw new Error(refusalText(answer));
    connection.close();
    signedIn.push({ connection, cookie: answer.cookies.join('; ') });
  });
  return signedIn;
}

/** Lets each member open the page once, at a random time of the window. */
export async function openPages(
  members: readonly SignedIn[],
  windowSeconds: number,
  random: Random,
): Promise<Openings> {
  const openings: Openings = { calls: [], pages: [], errors: [] };
  await Promise.all(
    members.map(async (member) => {
      await pause(random() * windowSeconds * 1000);
      try {
        await openPage(member, openings);
      } catch (error) {
        openings.errors.push((error as Error).message);
      } finally {
        member.connection.close();
      }
    }),
  );
  return openings;
}

async function openPage({ connection, cookie }: SignedIn, { calls, pages }: Openings): Promise<void> {
  const timed = async <T>(method: string, path: string, body?: unknown, headers = {}) => {
    const from = performance.now();
    const answer = await connection.call<T>(method, path, body, headers);
    calls.push(performance.now() - from);
    if (answer.status !== 200) throw new Error(refusalText(answer));
    return answer.body;
  };
  const from = performance.now();
  await timed('GET', PAGE);
  connection.token = (await timed<AccessToken>('POST', '/api/access/renew', {}, { cookie })).token;
  await Promise.all(HOME_CALLS.map((path) => timed('GET', path)));
  pages.push(performance.now() - from);
}
