import { Injectable } from '@nestjs/common';
import {
  maskSerial,
  normaliseSerial,
  type Serial,
  SERIAL_PATTERN,
  type SerialListQuery,
} from '@concord/contracts';
import {
  AuditTrail,
  notFound,
  type Page,
  type StaffActor,
  type Origin,
  auditActorOf,
} from '@concord/nest-platform';
import { serialViewerOf } from '../../../store/serials/serial-viewer';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { SerialGuesses } from './serial-guesses';
import { toSerial } from './serial.view';

/** Lists, reveals and validates serials. */
@Injectable()
export class SerialsService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly guesses: SerialGuesses,
    private readonly audit: AuditTrail,
  ) {}

  async list(staff: StaffActor, query: SerialListQuery): Promise<Page<Serial>> {
    const viewer = serialViewerOf(staff);
    return (await this.serials.list({ ...query, viewer })).map((record) => toSerial(record, viewer));
  }

  /**
   * The full serial; the access is recorded.
   * @throws AppError 404.
   */
  async reveal(staff: StaffActor, id: string, origin: Origin): Promise<{ serial: string }> {
    const record = await this.serials.findById(id);
    if (!record) throw notFound('This serial number');
    const { serial } = record;
    const target = { entity: 'serial', id, label: maskSerial(serial) };
    const actor = auditActorOf(staff);
    await this.audit.record({ action: 'serial.reveal', outcome: 'done', actor, target, ...origin });
    return { serial };
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.serials.count() };
  }

  /** True if the serial can be used. @throws AppError 429 after many unknown serials */
  async validate(
    typed: string,
    purpose: Serial['purpose'] | undefined,
    address: string,
  ): Promise<{ isValid: boolean }> {
    const serial = normaliseSerial(typed);
    const record = SERIAL_PATTERN.test(serial) ? await this.serials.find(serial) : undefined;
    if (!record) {
      await this.guesses.countWrong(address);
      return { isValid: false };
    }
    return { isValid: isUsable(record) && (purpose === undefined || purpose === record.purpose) };
  }
}

/** A used certificate serial remains usable: it opens the same certificate again. */
function isUsable({ state, purpose }: SerialRecord): boolean {
  return state === 'valid' || (state === 'used' && purpose === 'certificate');
}
