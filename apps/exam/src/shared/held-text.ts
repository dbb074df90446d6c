import type { HeldResult } from '@concord/contracts';
import { inNigerianTime } from './nigerian-time';

/** When a result that is held will be known, in the institute's time. */
export const heldText = ({ until }: HeldResult) =>
  until
    ? `Results are released on ${inNigerianTime(until)}.`
    : 'The institute will release the results later.';
