import { Injectable } from '@nestjs/common';
import type { Serial, SerialGenerateBody } from '@concord/contracts';
import { unprintedText } from '@concord/institute/printed-letters';
import {
  type AuditNote,
  badRequest,
  conflict,
  forbidden,
  isSuper,
  notFound,
  objectIdOf,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { SerialBatchRecord } from '../../../store/serial-batches/serial-batch.schema';
import { SerialBatchesRepository } from '../../../store/serial-batches/serial-batches.repository';
import { SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import { serialViewerOf } from '../../../store/serials/serial-viewer';
import type { SerialRecord } from '../../../store/serials/serial.schema';
import { type NewSerial, SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toSerial } from '../serials/serial.view';

/** Creates serials for registrations, or for a certificate. */
@Injectable()
export class SerialGenerationService {
  constructor(
    private readonly serials: SerialsRepository,
    private readonly batches: SerialBatchesRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly students: StudentsRepository,
  ) {}

  /**
   * Creates one serial, or a list if the body has a count.
   * @throws AppError 400 for an unprintable name; 403 for a certificate serial by an ADMIN, who may not issue
   * certificates; 404 for an unknown student; 409 for an archived or rejected one
   */
  async generate(staff: StaffActor, body: SerialGenerateBody, audit: AuditNote): Promise<Serial | Serial[]> {
    const { purpose, studentName, student, note } = body;
    const count = body.count ?? 1;
    // The log contains no serials, because they are credentials.
    audit.note({ label: studentName ?? note, details: { purpose, count, ...(student && { student }) } });
    if (purpose === 'certificate' && !isSuper(staff)) throw forbidden(OF_CERTIFICATES);
    requirePrintable(studentName);
    if (student) await this.requireActive(student);
    const made = { purpose, madeBy: staffRefOf(staff), dateGenerated: new Date() };
    const isBatch = body.count !== undefined || note !== undefined;
    const batch = isBatch ? await this.batches.create({ ...made, count, ...(note && { note }) }) : undefined;
    const created = await this.serials.create(count, { ...made, ...bindingOf(body), ...toBatchRef(batch) });
    if (student) await this.requireStill(student);
    const views = created.map((record) => toSerial(record, serialViewerOf(staff)));
    return body.count === undefined ? (views[0] as Serial) : views;
  }

  private async requireActive(student: string): Promise<void> {
    const { archivedAt, review } = required(await this.students.findById(student), 'This student');
    if (archivedAt) throw conflict('CONFLICT', 'This student is archived. Restore the record first');
    if (review?.status === 'rejected')
      throw conflict('CONFLICT', 'This application was rejected. Change the decision first');
  }

  /** A removal clears serials after deleting the student, so that one of the two sees the other. */
  private async requireStill(student: string): Promise<void> {
    if (await this.students.exists(student)) return;
    await this.claims.clearStudent(student);
    throw notFound('This student');
  }
}

function requirePrintable(studentName = ''): void {
  const message = unprintedText('The name', studentName);
  if (message) throw badRequest('VALIDATION', message, [{ path: 'studentName', message }]);
}

const OF_CERTIFICATES =
  'Only a SUPER_ADMIN can generate a serial number for a certificate. Give them the name and the course';

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
