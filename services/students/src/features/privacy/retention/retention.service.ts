import { internalCalls, type LatestRecords } from '@concord/contracts';
import { dateWords, recordName } from '@concord/institute';
import {
  AuditNote,
  type AuditTrail,
  type ExpiredRecord,
  type InternalClient,
  type Retention,
  RETENTION_ACTOR,
  yearsAfter,
} from '@concord/nest-platform';
import type { OldStudent, StudentsRepository } from '../../../store/students/students.repository';
import { personOf } from '../removal/kept-records';
import type { RemovalService } from '../removal/removal.service';

/** Number of people in one request to the exams service. */
const BATCH = 20;

const toExpired = ({ _id, createdAt }: OldStudent): ExpiredRecord => ({
  id: _id.toString(),
  text: `registered on ${dateWords(createdAt.toISOString())}`,
});

/** Finds and destroys records whose retention period has ended. */
export class RetentionService implements Retention {
  readonly heading = 'Records that are not kept any longer';
  readonly content = 'these records with their files, answers and results';
  private readonly before: Date;

  /** @param years retention period */
  constructor(
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly peers: InternalClient,
    private readonly audit: AuditTrail,
    private readonly years: number,
  ) {
    this.before = yearsAfter(new Date(), -years);
  }

  /**
   * Students with an expired registration, and no newer result, certificate or assignment; oldest first.
   * @throws AppError 503 without an answer of the exams service
   */
  async *expired(): AsyncGenerator<ExpiredRecord> {
    let batch: OldStudent[] = [];
    for await (const student of this.students.registeredBefore(this.before)) {
      batch.push(student);
      if (batch.length < BATCH) continue;
      yield* (await this.expiredAmong(batch)).map(toExpired);
      batch = [];
    }
    if (batch.length > 0) yield* (await this.expiredAmong(batch)).map(toExpired);
  }

  /**
   * Destroys a record if it is still expired, and writes an audit record.
   * @returns false if it is not expired, or no longer exists
   */
  async destroy(id: string): Promise<boolean> {
    const student = await this.students.findById(id);
    if (!student || (await this.expiredAmong([student])).length === 0) return false;
    const event = {
      action: 'student.purge',
      actor: RETENTION_ACTOR,
      target: { entity: 'student', id, label: recordName(student) },
      reason: `Kept for ${this.years} years`,
    };
    return this.audit.change(event, new AuditNote(), () => this.removal.destroy(student));
  }

  private async expiredAmong(students: readonly OldStudent[]): Promise<OldStudent[]> {
    const body = { people: students.map(personOf) };
    const latest = await this.peers.call(internalCalls.internalLatestRecords, { body });
    const expired = new Set(latest.filter((each) => this.isExpired(each)).map(({ _id }) => _id));
    return students.filter(({ _id, createdAt }) => createdAt < this.before && expired.has(_id.toString()));
  }

  private isExpired({ result, certificate, assignment, isSitting }: LatestRecords): boolean {
    const moments = [result, certificate, assignment].filter((moment) => moment !== undefined);
    return !isSitting && moments.every((moment) => new Date(moment) < this.before);
  }
}
