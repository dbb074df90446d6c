import { maskSerial, type Serial, type SerialBatch } from '@concord/contracts';
import type { SerialBatchProjection } from './serial-batch.schema';
import type { SerialHolder, SerialProjection } from './serial.schema';

/** A serial for staff, masked once it is in use; a claimed one is just not valid. */
export function toSerial(record: SerialProjection): Serial {
  const { _id, serial, state, dateGenerated, dateUsed, purpose, batch, usedBy, student } = record;
  const isValid = state === 'valid';
  const issuedTo = toHolder(record.issuedTo);
  return {
    id: _id.toString(),
    serial: isValid ? serial : maskSerial(serial),
    isValid,
    dateGenerated: dateGenerated.toISOString(),
    dateUsed: dateUsed?.toISOString() ?? null,
    purpose,
    ...(batch && { batch: { _id: batch._id.toString(), ...(batch.note && { note: batch.note }) } }),
    ...(issuedTo && { issuedTo }),
    ...(usedBy && { usedBy: usedBy.toString() }),
    ...(student && { student: student.toString() }),
  };
}

export const toHolder = (holder?: SerialHolder): Serial['issuedTo'] =>
  holder && { name: holder.name, ...(holder.phone && { phone: holder.phone }) };

export function toSerialBatch(record: SerialBatchProjection, unused: number): SerialBatch {
  const { _id, note, purpose, count, dateGenerated, madeBy } = record;
  return {
    _id: _id.toString(),
    ...(note && { note }),
    purpose,
    count,
    unused,
    dateGenerated: dateGenerated.toISOString(),
    madeBy: { _id: madeBy._id.toString(), username: madeBy.username },
  };
}
