import type { HeldResult } from '@concord/contracts';
import { inNigerianTime } from './nigerian-time';

/** Release time of a held result, in the institute's time zone. */
export const heldText = ({ until }: HeldResult) =>
  until
    ? `Results are released on ${inNigerianTime(until)}.`
    : 'The institute will release the results later.';
