import { Injectable } from '@nestjs/common';
import {
  type BulkOutcome,
  type calls,
  maskSerial,
  type Serial,
  type SerialListQuery,
  type SerialRemoveManyBody,
} from '@concord/contracts';
import {
  type AuditNote,
  BULK_PAGE,
  type BulkInput,
  BulkRunner,
  confirmedIds,
  conflict,
  type HandlerInput,
  required,
} from '@concord/nest-platform';
import { serialViewerOf } from '../../../store/serials/serial-viewer';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { toHolder, toSerial } from '../serials/serial.view';

/** Hands out single serials, and removes unused ones. */
@Injectable()
export class SerialStockService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly bulk: BulkRunner,
  ) {}

  /** Records the recipient of a serial, even if it is used. @throws AppError 404 */
  async issue(input: HandlerInput<typeof calls.serialIssue>): Promise<Serial> {
    const record = await this.find(input.params.id);
    const { issuedTo } = input.body;
    input.audit.note({
      label: maskSerial(record.serial),
      before: { issuedTo: toHolder(record.issuedTo) ?? null },
      after: { issuedTo },
    });
    const issued = required(await this.serials.issue(record, issuedTo ?? undefined), 'This serial number');
    return toSerial(issued, serialViewerOf(input.actor));
  }

  /** @throws AppError 404, 409 SERIAL_USED. */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const record = await this.find(id);
    audit.note({ label: maskSerial(record.serial) });
    await this.removeUnused(record, audit);
    return { _id: id };
  }

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async removeMany(input: BulkInput, { ids, filter, count }: SerialRemoveManyBody): Promise<BulkOutcome> {
    const wanted = filter
      ? confirmedIds(await this.found(input, filter), count, 'serial numbers')
      : [...new Set(ids)];
    return this.bulk.run(input, wanted, {
      action: 'serial.remove',
      entity: 'serial',
      batch: this.bulk.newBatch(),
      find: (id) => this.serials.findById(id),
      nameOf: ({ serial }) => maskSerial(serial),
      write: (record, note) => this.removeUnused(record, note),
    });
  }

  private found({ actor }: BulkInput, filter: SerialListQuery) {
    return this.serials.list({ ...filter, ...BULK_PAGE, viewer: serialViewerOf(actor) });
  }

  private async removeUnused(record: SerialRecord, note: AuditNote): Promise<void> {
    const { purpose, dateGenerated, batch, issuedTo } = record;
    const before = { purpose, dateGenerated: dateGenerated.toISOString(), batch: batch?.note };
    note.note({ before: { ...before, issuedTo: toHolder(issuedTo) } });
    const id = record._id.toString();
    if (!(await this.serials.removeUnused(id))) throw inUse(await this.find(id));
  }

  private async find(id: string): Promise<SerialRecord> {
    return required(await this.serials.findById(id), 'This serial number');
  }
}

const inUse = ({ state }: SerialRecord) =>
  conflict(
    'SERIAL_USED',
    state === 'claimed'
      ? 'Somebody is registering with this serial number right now'
      : 'This serial number has been used, so it stays on record',
  );
