import { attemptRoutes, type SebProof } from '@concord/contracts';
import { isOneOf } from '@concord/contracts/environment';
import type { SebRecord } from '../../../store/exams/exam.schema';
import { configKeyOf, hashedConfigKey } from './seb-config';

/** Proof of Safe Exam Browser: older versions send it in a header, newer ones give it to the page. */
export interface SebSent {
  readonly header: string | undefined;
  readonly proof: SebProof | undefined;
}

/** Checks that Safe Exam Browser sent the request, with the exam's settings. `none` means without any proof. */
export function checkSeb(
  seb: SebRecord,
  { header, proof }: SebSent,
  origin: string,
): 'right' | 'wrong' | 'none' {
  if (!header && !proof) return 'none';
  const keys = [configKeyOf(seb.settings), ...seb.keys];
  const hashedWith = (address: string) => keys.map((key) => hashedConfigKey(address, key));
  const isRight =
    isOneOf(header?.trim().toLowerCase(), hashedWith(`${origin}/api${attemptRoutes.attemptStart.path}`)) ||
    (proof !== undefined &&
      isOneOf(
        proof.configKey,
        // Hashes for pages of other sites prove nothing.
        proof.pages.filter((page) => page.startsWith(`${origin}/`)).flatMap(hashedWith),
      ));
  return isRight ? 'right' : 'wrong';
}
