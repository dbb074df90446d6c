import type { Serial } from '@concord/contracts';
import type { SerialProjection } from './serial.schema';

/** A serial for staff; a claimed one is just not valid. */
export function toSerial({ _id, serial, state, dateGenerated, dateUsed, purpose }: SerialProjection): Serial {
  return {
    id: _id.toString(),
    serial,
    isValid: state === 'valid',
    dateGenerated: dateGenerated.toISOString(),
    dateUsed: dateUsed?.toISOString() ?? null,
    purpose,
  };
}
