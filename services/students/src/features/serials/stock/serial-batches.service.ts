import { Injectable } from '@nestjs/common';
import type { PrintableBatch, Serial, SerialBatch } from '@concord/contracts';
import { Page, type PageQuery, required, type StaffActor } from '@concord/nest-platform';
import type {
  SerialBatchProjection,
  SerialBatchRecord,
} from '../../../store/serial-batches/serial-batch.schema';
import { SerialBatchesRepository } from '../../../store/serial-batches/serial-batches.repository';
import { serialViewerOf } from '../../../store/serials/serial-viewer';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { toSerial, toSerialBatch } from '../serials/serial.view';

/** Reads batches of serials. */
@Injectable()
export class SerialBatchesService {
  constructor(
    private readonly batches: SerialBatchesRepository,
    private readonly serials: SerialsRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<SerialBatch>> {
    const found = await this.batches.list(query);
    return new Page(await Promise.all(found.items.map(this.toView)), found.total);
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<SerialBatch> {
    return this.toView(await this.find(id));
  }

  /** Serials that can still be used. @throws AppError 404. */
  async unused(staff: StaffActor, id: string): Promise<Serial[]> {
    await this.find(id);
    const viewer = serialViewerOf(staff);
    return (await this.serials.unusedOf(id)).map((record) => toSerial(record, viewer));
  }

  /** Serials for a sheet of slips to cut out. @throws AppError 404 */
  async printable(id: string): Promise<PrintableBatch> {
    const batch = await this.find(id);
    const serials = await this.serials.unusedOf(id);
    return { ...toSerialBatch(batch, serials.length), serials: serials.map(({ serial }) => serial) };
  }

  private async find(id: string): Promise<SerialBatchRecord> {
    return required(await this.batches.findById(id), 'This batch');
  }

  private readonly toView = async (batch: SerialBatchProjection): Promise<SerialBatch> =>
    toSerialBatch(batch, await this.serials.countUnused(batch._id));
}
