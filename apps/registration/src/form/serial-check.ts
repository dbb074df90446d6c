import { normaliseSerial } from '@concord/contracts';
import { useCachedSerialValidation } from './requests';

/** The lengths of a complete serial without dashes: four groups of four, or five. */
const COMPLETE_LENGTHS = [16, 20];

/** The serial as it is sent, once it is complete. */
export const completeSerial = (typed: string): string | undefined =>
  COMPLETE_LENGTHS.includes(typed.replace(/[\s-]/g, '').length) ? normaliseSerial(typed) : undefined;

/** Whether the check beside the field found the typed serial invalid. */
export function useIsSerialRefused(typed: string): boolean {
  const serial = completeSerial(typed);
  const { currentData } = useCachedSerialValidation(
    { query: { serial: serial ?? '' } },
    { skip: serial === undefined },
  );
  return currentData?.isValid === false;
}
