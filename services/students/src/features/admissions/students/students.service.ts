import { Injectable } from '@nestjs/common';
import type {
  PrintTokenBody,
  Student,
  StudentIds,
  StudentIdsBody,
  StudentListQuery,
  StudentQuery,
} from '@concord/contracts';
import {
  type Actor,
  AuditTrail,
  FileLinks,
  isStaff,
  type Page,
  required,
  requireRecentSignIn,
  requireStaffOrSelf,
  type StaffActor,
  TokenSigner,
  type Origin,
  auditActorOf,
} from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toStudent, toStudentForStaff } from './student.view';

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

  async list(query: StudentListQuery): Promise<Page<Student>> {
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
  async get(actor: Actor, id: string, input: { readonly query: StudentQuery }): Promise<Student> {
    requireStaffOrSelf(actor, id);
    requireRecentSignIn(actor);
    if (!isStaff(actor)) return this.find(id);
    const isAny = input.query.archived === 'true';
    const record = isAny ? await this.students.findById(id) : await this.students.findActive({ _id: id });
    return this.toStaffView(required(record, 'This student'));
  }

  /** The view with the full serial, for the printed registration form. @throws AppError 404 */
  async find(id: string): Promise<Student> {
    return this.toView(required(await this.students.findActive({ _id: id }), 'This student'));
  }

  /** The full serial; the access is recorded. @throws AppError 404 */
  async revealSerial(staff: StaffActor, id: string, origin: Origin): Promise<{ serial: string }> {
    const found = await this.students.findById(id);
    const { email, serialNumber: serial } = required(found, 'This student');
    const target = { entity: 'student', id, label: email };
    const actor = auditActorOf(staff);
    await this.audit.record({ action: 'serial.reveal', outcome: 'done', actor, target, ...origin });
    return { serial };
  }

  /** Ids of the first matches of a filter, and the number of all of them. */
  async idsOf({ filter, limit }: StudentIdsBody): Promise<StudentIds> {
    const { items, total } = await this.students.list({ ...filter, page: 1, pageSize: limit });
    return { ids: items.map(({ _id }) => _id.toString()), total };
  }

  /** A token by which its holder can print one document, valid for 30 minutes. */
  printToken({ kind, id }: PrintTokenBody): { token: string } {
    return { token: this.tokens.sign({ typ: 'print', sub: id, kind }) };
  }

  /** The view for the student. */
  readonly toView = (record: StudentProjection): Student => toStudent(record, this.links);

  readonly toStaffView = (record: StudentProjection): Student => toStudentForStaff(record, this.links);
}
