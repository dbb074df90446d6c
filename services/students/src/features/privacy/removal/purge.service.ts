import { Injectable } from '@nestjs/common';
import { internalCalls, type LatestRecords, type PurgeBody } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { badRequest, foldText, InternalClient, notFound, type RecordedBody } from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { personOf, reasonToKeep } from './kept-records';
import { RemovalService } from './removal.service';

/** Destroys the record of a student, with all files, answers and results that may be deleted. */
@Injectable()
export class PurgeService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly removal: RemovalService,
    private readonly peers: InternalClient,
  ) {}

  /** @throws AppError 404, 400 if the surname differs, 409 while a result or certificate must be kept */
  async purge(id: string, input: RecordedBody<PurgeBody>): Promise<{ _id: string }> {
    const student = await this.students.findById(id);
    if (!student) throw notFound('This student');
    input.audit.note({ label: recordName(student) });
    const { reason, surname } = input.body;
    input.audit.note({ reason });
    requireSurname(surname, student.surname);
    const refusal = reasonToKeep(await this.latestOf(student), new Date());
    if (refusal) throw refusal;
    if (!(await this.removal.destroy(student))) throw notFound('This student');
    return { _id: id };
  }

  /** @throws AppError 503 without an answer of the exams service, because then nothing may be destroyed */
  private async latestOf(student: StudentProjection): Promise<LatestRecords> {
    const body = { people: [personOf(student)] };
    const [latest] = await this.peers.call(internalCalls.internalLatestRecords, { body });
    if (!latest) throw new Error('The exams service did not answer for this student');
    return latest;
  }
}

/** Ignores case, accents and spaces, which are hard to type exactly. */
const comparable = (name: string) => foldText(name).replace(/\s+/gu, ' ').trim();

function requireSurname(typed: string, surname: string): void {
  if (comparable(typed) === comparable(surname)) return;
  const message = 'This is not the surname in the record';
  throw badRequest('VALIDATION', message, [{ path: 'surname', message }]);
}
