import { Injectable } from '@nestjs/common';
import { type calls, maskSerial, type Serial } from '@concord/contracts';
import { type AuditNote, conflict, type HandlerInput, required } from '@concord/nest-platform';
import type { SerialRecord } from './serial.schema';
import { toHolder, toSerial } from './serial.view';
import { SerialsRepository } from './serials.repository';

/** Hands single serials out, and takes unused ones away. */
@Injectable()
export class SerialStockService {
  constructor(private readonly serials: SerialsRepository) {}

  /** Notes to whom a serial was given, used or not. @throws AppError 404. */
  async issue(input: HandlerInput<typeof calls.serialIssue>): Promise<Serial> {
    const record = await this.find(input.params.id);
    const { issuedTo } = input.body;
    input.audit.note({
      label: maskSerial(record.serial),
      before: { issuedTo: toHolder(record.issuedTo) ?? null },
      after: { issuedTo },
    });
    return toSerial(required(await this.serials.issue(record, issuedTo ?? undefined), 'This serial'));
  }

  /** @throws AppError 404, 409 SERIAL_USED. */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const record = await this.find(id);
    const { serial, purpose, dateGenerated, batch } = record;
    const before = { purpose, dateGenerated: dateGenerated.toISOString(), batch: batch?.note };
    audit.note({ label: maskSerial(serial), before: { ...before, issuedTo: toHolder(record.issuedTo) } });
    if (!(await this.serials.removeUnused(id))) throw inUse(await this.find(id));
    return { _id: id };
  }

  private async find(id: string): Promise<SerialRecord> {
    return required(await this.serials.findById(id), 'This serial');
  }
}

const inUse = ({ state }: SerialRecord) =>
  conflict(
    'SERIAL_USED',
    state === 'claimed'
      ? 'Somebody is registering with this serial number at the moment'
      : 'This serial number has been used, so it stays on record',
  );
