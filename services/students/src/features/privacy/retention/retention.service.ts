import { internalCalls, type LatestRecords } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { AuditNote, type AuditTrail, type InternalClient } from '@concord/nest-platform';
import type { OldStudent, StudentsRepository } from '../../../store/students/students.repository';
import { personOf, yearsAfter } from '../removal/kept-records';
import type { RemovalService } from '../removal/removal.service';

/** People that the exams service is asked about at once. */
const BATCH = 20;
const ACTOR = { kind: 'system', username: 'retention' } as const;

/** Finds and destroys records that were kept for as long as the institute promises. */
export class RetentionService {
  private readonly before: Date;

  /** @param years how long records are kept */
  constructor(
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly peers: InternalClient,
    private readonly audit: AuditTrail,
    private readonly years: number,
    now = new Date(),
  ) {
    this.before = yearsAfter(now, -years);
  }

  /**
   * Students who registered longer ago and have no newer result, certificate or assignment, the oldest first.
   * @throws AppError 503 when the exams service does not tell
   */
  async *expired(): AsyncGenerator<OldStudent> {
    let batch: OldStudent[] = [];
    for await (const student of this.students.registeredBefore(this.before)) {
      batch.push(student);
      if (batch.length < BATCH) continue;
      yield* await this.expiredAmong(batch);
      batch = [];
    }
    if (batch.length > 0) yield* await this.expiredAmong(batch);
  }

  /**
   * Destroys a record that is expired still, on record in the audit log.
   * @returns false when it is not, or does not exist any more
   */
  async destroy(id: string): Promise<boolean> {
    const student = await this.students.findById(id);
    if (!student || (await this.expiredAmong([student])).length === 0) return false;
    const event = {
      action: 'student.purge',
      actor: ACTOR,
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
