import { attemptRoutes, type SebProof } from '@concord/contracts';
import { isOneOf } from '@concord/contracts/environment';
import type { SebRecord } from '../../../store/exams/exam.schema';
import { configKeyOf, hashedConfigKey } from './seb-config';

/** Proof in a request of Safe Exam Browser: older versions send a header, newer ones tell the page. */
export interface SebSent {
  readonly header: string | undefined;
  readonly proof: SebProof | undefined;
}

/** Checks that the request comes from Safe Exam Browser with the exam's settings; `none` if it has no proof. */
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
        // A hash for a page of another site is no proof here.
        proof.pages.filter((page) => page.startsWith(`${origin}/`)).flatMap(hashedWith),
      ));
  return isRight ? 'right' : 'wrong';
}
