import { Injectable } from '@nestjs/common';
import type { Serial, SerialGenerateBody } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  notFound,
  objectIdOf,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { SerialBatchesRepository } from '../serials/serial-batches.repository';
import type { SerialBatchRecord } from '../serials/serial-batch.schema';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import type { SerialRecord } from '../serials/serial.schema';
import { toSerial } from '../serials/serial.view';
import { type NewSerial, SerialsRepository } from '../serials/serials.repository';
import { StudentsRepository } from '../students/students.repository';

/** Makes serials: for registrations, or for a certificate. */
@Injectable()
export class SerialGenerationService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly batches: SerialBatchesRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly students: StudentsRepository,
  ) {}

  /**
   * One serial, or a list when the body has a count.
   * @throws AppError 404 for an unknown student, 409 for an archived one.
   */
  async generate(staff: StaffActor, body: SerialGenerateBody, audit: AuditNote): Promise<Serial | Serial[]> {
    const { purpose, studentName, student, note } = body;
    const count = body.count ?? 1;
    // Not the serials: they are credentials.
    audit.note({ label: studentName ?? note, details: { purpose, count, ...(student && { student }) } });
    if (student) await this.requireActive(student);
    const made = { purpose, madeBy: staffRefOf(staff), dateGenerated: new Date() };
    const isBatch = body.count !== undefined || note !== undefined;
    const batch = isBatch ? await this.batches.create({ ...made, count, ...(note && { note }) }) : undefined;
    const created = await this.serials.create(count, { ...made, ...bindingOf(body), ...toBatchRef(batch) });
    if (student) await this.requireStill(student);
    return body.count === undefined ? toSerial(created[0] as SerialRecord) : created.map(toSerial);
  }

  private async requireActive(student: string): Promise<void> {
    const { archivedAt } = required(await this.students.findById(student), 'This student');
    if (archivedAt) throw conflict('CONFLICT', 'This student is archived. Restore the record first');
  }

  /** A removal clears serials after it deleted the student, so either it or this sees the other. */
  private async requireStill(student: string): Promise<void> {
    if (await this.students.exists(student)) return;
    await this.claims.clearStudent(student);
    throw notFound('This student');
  }
}

function bindingOf({
  purpose,
  studentName,
  selectedCourse,
  student,
}: SerialGenerateBody): Pick<NewSerial, 'studentName' | 'selectedCourse' | 'student'> {
  if (purpose !== 'certificate') return {};
  return { studentName, selectedCourse, ...(student && { student: objectIdOf(student) }) };
}

const toBatchRef = (batch?: SerialBatchRecord): Pick<SerialRecord, 'batch'> =>
  batch ? { batch: { _id: batch._id, ...(batch.note && { note: batch.note }) } } : {};
