import { maskSerial, type Serial, type SerialBatch } from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';
import type { SerialBatchProjection } from '../../../store/serial-batches/serial-batch.schema';
import { mayKnow, type SerialViewer } from '../../../store/serials/serial-viewer';
import type { SerialHolder, SerialProjection } from '../../../store/serials/serial.schema';

/** The view for staff: masked once it is used; a claimed one is shown as not valid. */
export function toSerial(record: SerialProjection, viewer: SerialViewer): Serial {
  const { _id, serial, state, dateGenerated, dateUsed, purpose, batch, madeBy, usedBy, student } = record;
  const isValid = state === 'valid';
  const issuedTo = toHolder(record.issuedTo);
  return {
    id: _id.toString(),
    serial: isValid && mayKnow(record, viewer) ? serial : maskSerial(serial),
    isValid,
    dateGenerated: dateGenerated.toISOString(),
    dateUsed: dateUsed?.toISOString() ?? null,
    purpose,
    ...(batch && { batch: { _id: batch._id.toString(), ...(batch.note && { note: batch.note }) } }),
    ...(issuedTo && { issuedTo }),
    ...(madeBy && { madeBy: toMaker(madeBy) }),
    ...(usedBy && { usedBy: usedBy.toString() }),
    ...(student && { student: student.toString() }),
  };
}

export const toHolder = (holder?: SerialHolder): Serial['issuedTo'] =>
  holder && { name: holder.name, ...(holder.phone && { phone: holder.phone }) };

const toMaker = ({ _id, username }: StaffRef) => ({ _id: _id.toString(), username });

export function toSerialBatch(record: SerialBatchProjection, unused: number): SerialBatch {
  const { _id, note, purpose, count, dateGenerated, madeBy } = record;
  return {
    _id: _id.toString(),
    ...(note && { note }),
    purpose,
    count,
    unused,
    dateGenerated: dateGenerated.toISOString(),
    madeBy: toMaker(madeBy),
  };
}
