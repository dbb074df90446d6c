import type { Certificate } from '@concord/contracts';
import { waitUntil } from '../../lib/wait.ts';
import type { Goal } from '../output.ts';
import type { Institute } from './institute.ts';
import type { Verdict, Verifier } from './verifier.ts';

const HOLDER = 'Adébáyọ̀ Ọlátúndé';
const TITLE = 'Mediation and Peace Building';
const REVOKED_SECONDS = 60;

/** What was issued and downloaded, to be verified again when the keys have changed. */
export interface Issued {
  certificate: Certificate;
  token: string;
}

const because = (verdict: Verdict): string => (verdict.valid ? 'valid' : verdict.reason);
const isOf = (verdict: Verdict, holder: string): boolean =>
  verdict.valid && verdict.holder === holder.normalize('NFC') && verdict.achievement === TITLE;

/** The credential in which somebody else stands for the holder. */
function forged(token: string): string {
  const [head = '', body = '', signature = ''] = token.split('.');
  const text = Buffer.from(body, 'base64url').toString().replace(HOLDER.normalize('NFC'), 'Somebody Else');
  return [head, Buffer.from(text).toString('base64url'), signature].join('.');
}

/** Issues, verifies, forges and revokes. */
export async function issueAndRevoke(
  institute: Institute,
  verifier: Verifier,
): Promise<{ issued: Issued; goals: Goal[] }> {
  const { url } = institute;
  const course = await institute.course(TITLE);
  const kept = await institute.issue(course, HOLDER);
  const revoked = await institute.issue(course, 'Ngozi Okafor');
  const [token, otherToken] = [await institute.credential(kept), await institute.credential(revoked)];
  const [first, other] = [await verifier.verify(token, url), await verifier.verify(otherToken, url)];
  const forgery = await verifier.verify(forged(token), url);

  await institute.revoke(revoked);
  const from = Date.now();
  let verdict = other;
  const isRefused = async () => !(verdict = await verifier.verify(otherToken, url)).valid;
  await waitUntil(isRefused, { timeoutMs: 2 * REVOKED_SECONDS * 1000, everyMs: 2000 });
  const seconds = Math.round((Date.now() - from) / 1000);
  const again = await verifier.verify(await institute.credential(revoked), url);
  const still = await verifier.verify(token, url);
  const isTold = (said: Verdict) => because(said).includes("'revocation' is set");
  return {
    issued: { certificate: kept, token },
    goals: [
      { text: `two credentials are verified (${because(first)})`, holds: isOf(first, HOLDER) && other.valid },
      { text: `a forged one is refused (${because(forgery)})`, holds: /signature/i.test(because(forgery)) },
      {
        text: `a revoked one is refused after ${seconds} s (${REVOKED_SECONDS}): ${because(verdict)}`,
        holds: isTold(verdict) && seconds <= REVOKED_SECONDS,
      },
      { text: 'also when it is downloaded again', holds: isTold(again) },
      { text: `the other one is still valid (${because(still)})`, holds: still.valid },
    ],
  };
}

const keyOf = (token: string): unknown =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid?: unknown }).kid;

/** After the keys were rotated: what the old one signed, and what the new one signs. */
export async function verifyAfterRotation(
  institute: Institute,
  verifier: Verifier,
  { certificate, token }: Issued,
): Promise<Goal[]> {
  const { url } = institute;
  const fresh = await institute.credential(certificate);
  const [old, next] = [await verifier.verify(token, url), await verifier.verify(fresh, url)];
  return [
    { text: 'another key signs after a rotation', holds: keyOf(fresh) !== keyOf(token) },
    { text: `what the old key signed is still verified (${because(old)})`, holds: isOf(old, HOLDER) },
    { text: `what the new key signs is verified (${because(next)})`, holds: isOf(next, HOLDER) },
  ];
}
