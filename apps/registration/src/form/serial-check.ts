import { normaliseSerial } from '@concord/contracts';
import { useKnownSerial } from '../requests/validate-serial';

/** The characters of a serial without its dashes, and of the longest that the field takes. */
const WHOLE = [16, 20];

/** The serial as it is sent, once it is whole. */
export const wholeSerial = (typed: string): string | undefined =>
  WHOLE.includes(typed.replace(/[\s-]/g, '').length) ? normaliseSerial(typed) : undefined;

/** Whether the check beside the field has said no to the serial that was typed. */
export function useIsSerialRefused(typed: string): boolean {
  const serial = wholeSerial(typed);
  const { currentData } = useKnownSerial(serial ?? '', { skip: serial === undefined });
  return currentData?.isValid === false;
}
