import type { Serial } from '@concord/contracts';
import type { ReadSerial } from './serials.repository';

/** A serial as staff see it; of a claim under way only that the serial is not valid. */
export function toSerial({ _id, serial, state, dateGenerated, dateUsed, purpose }: ReadSerial): Serial {
  return {
    id: _id.toString(),
    serial,
    isValid: state === 'valid',
    dateGenerated: dateGenerated.toISOString(),
    dateUsed: dateUsed?.toISOString() ?? null,
    purpose,
  };
}
