import { Injectable } from '@nestjs/common';
import type { PrintTokenBody, Student, StudentSummary } from '@concord/contracts';
import {
  type Actor,
  AuditTrail,
  FileLinks,
  isStaff,
  notFound,
  type Page,
  requireRecentSignIn,
  requireStaffOrSelf,
  type StaffActor,
  TokenSigner,
} from '@concord/nest-platform';
import { toStudent, toStudentForStaff, toStudentSummary } from './student.view';
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
    private readonly audit: AuditTrail,
  ) {}

  async list(query: StudentPageQuery): Promise<Page<Student>> {
    return (await this.students.list(query)).map(this.toStaffView);
  }

  recent(): Promise<Student[]> {
    return this.latest(RECENT_COUNT);
  }

  /** The latest registrations, newest first. */
  async latest(limit: number): Promise<Student[]> {
    return (await this.students.latest(limit)).map(this.toStaffView);
  }

  async count(): Promise<{ count: number }> {
    return { count: await this.students.count() };
  }

  /** @throws AppError 403 for another candidate, 404. */
  async get(actor: Actor, id: string): Promise<Student> {
    requireStaffOrSelf(actor, id);
    requireRecentSignIn(actor);
    const record = await this.findRecord(id);
    return isStaff(actor) ? this.toStaffView(record) : this.toView(record);
  }

  /** With the whole serial, for the printed registration form. @throws AppError 404. */
  async find(id: string): Promise<Student> {
    return this.toView(await this.findRecord(id));
  }

  /** The whole serial of a student, which is put on record. @throws AppError 404. */
  async revealSerial(staff: StaffActor, id: string, address: string): Promise<{ serial: string }> {
    const { email, serialNumber: serial } = await this.findRecord(id);
    const target = { entity: 'student', id, label: email };
    await this.audit.record({ action: 'serial.reveal', outcome: 'done', actor: staff, address, target });
    return { serial };
  }

  async lookup(ids: readonly string[]): Promise<StudentSummary[]> {
    return (await this.students.lookup(ids)).map(toStudentSummary);
  }

  /** A token that allows its holder to print one document, for half an hour. */
  printToken({ kind, id }: PrintTokenBody): { token: string } {
    return { token: this.tokens.sign({ typ: 'print', sub: id, kind }) };
  }

  /** For the student's own eyes. */
  readonly toView = (record: StudentProjection): Student => toStudent(record, this.links);

  private readonly toStaffView = (record: StudentProjection): Student =>
    toStudentForStaff(record, this.links);

  private async findRecord(id: string): Promise<StudentProjection> {
    const record = await this.students.findById(id);
    if (!record) throw notFound('This student');
    return record;
  }
}
