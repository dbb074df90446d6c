import { Injectable } from '@nestjs/common';
import type { PrintTokenBody, Student, StudentSummary } from '@concord/contracts';
import {
  type Actor,
  FileLinks,
  Listed,
  notFound,
  requireStaffOrSelf,
  TokenSigner,
} from '@concord/nest-platform';
import { toStudent, toSummary } from './student-view';
import type { ReadStudent } from './student.schema';
import { type StudentPage, StudentsRepository } from './students.repository';

const RECENT = 10;

/** Reading applicants' records. */
@Injectable()
export class StudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly links: FileLinks,
    private readonly tokens: TokenSigner,
  ) {}

  async list(query: StudentPage): Promise<Listed<Student>> {
    const { records, total } = await this.students.list(query);
    return new Listed(records.map(this.view), total);
  }

  recent(): Promise<Student[]> {
    return this.latest(RECENT);
  }

  /** The students who registered last, newest first. */
  async latest(limit: number): Promise<Student[]> {
    return (await this.students.latest(limit)).map(this.view);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.students.count() };
  }

  /** @throws AppError 403 for another candidate, 404. */
  get(actor: Actor, id: string): Promise<Student> {
    requireStaffOrSelf(actor, id);
    return this.find(id);
  }

  /** For other services. @throws AppError 404. */
  async find(id: string): Promise<Student> {
    const record = await this.students.findById(id);
    if (!record) throw notFound('This student');
    return this.view(record);
  }

  async lookup(ids: readonly string[]): Promise<StudentSummary[]> {
    return (await this.students.lookup(ids)).map(toSummary);
  }

  /** Lets its holder print one document, for half an hour. */
  printToken({ kind, id }: PrintTokenBody): { token: string } {
    return { token: this.tokens.sign({ typ: 'print', sub: id, kind }) };
  }

  private readonly view = (record: ReadStudent): Student => toStudent(record, this.links);
}
