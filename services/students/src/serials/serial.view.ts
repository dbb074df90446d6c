import { maskSerial, type Serial } from '@concord/contracts';
import type { SerialProjection } from './serial.schema';

/** A serial for staff, masked once it is in use; a claimed one is just not valid. */
export function toSerial({ _id, serial, state, dateGenerated, dateUsed, purpose }: SerialProjection): Serial {
  const isValid = state === 'valid';
  return {
    id: _id.toString(),
    serial: isValid ? serial : maskSerial(serial),
    isValid,
    dateGenerated: dateGenerated.toISOString(),
    dateUsed: dateUsed?.toISOString() ?? null,
    purpose,
  };
}
