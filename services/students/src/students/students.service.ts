import { Injectable } from '@nestjs/common';
import type { PrintTokenBody, Student, StudentSummary } from '@concord/contracts';
import {
  type Actor,
  FileLinks,
  notFound,
  type Page,
  requireStaffOrSelf,
  TokenSigner,
} from '@concord/nest-platform';
import { toStudent, toStudentSummary } from './student.view';
import type { StudentProjection } from './student.schema';
import { type StudentPageQuery, StudentsRepository } from './students.repository';

const RECENT_COUNT = 10;

/** Reads the records of applicants. */
@Injectable()
export class StudentsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly links: FileLinks,
    private readonly tokens: TokenSigner,
  ) {}

  async list(query: StudentPageQuery): Promise<Page<Student>> {
    return (await this.students.list(query)).map(this.toView);
  }

  recent(): Promise<Student[]> {
    return this.latest(RECENT_COUNT);
  }

  /** The latest registrations, newest first. */
  async latest(limit: number): Promise<Student[]> {
    return (await this.students.latest(limit)).map(this.toView);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.students.count() };
  }

  /** @throws AppError 403 for another candidate, 404. */
  get(actor: Actor, id: string): Promise<Student> {
    requireStaffOrSelf(actor, id);
    return this.find(id);
  }

  /** @throws AppError 404. */
  async find(id: string): Promise<Student> {
    const record = await this.students.findById(id);
    if (!record) throw notFound('This student');
    return this.toView(record);
  }

  async lookup(ids: readonly string[]): Promise<StudentSummary[]> {
    return (await this.students.lookup(ids)).map(toStudentSummary);
  }

  /** A token that allows its holder to print one document, for half an hour. */
  printToken({ kind, id }: PrintTokenBody): { token: string } {
    return { token: this.tokens.sign({ typ: 'print', sub: id, kind }) };
  }

  readonly toView = (record: StudentProjection): Student => toStudent(record, this.links);
}
