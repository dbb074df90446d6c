import { Injectable } from '@nestjs/common';
import type {
  Hall,
  HallCandidate,
  HallCheckBody,
  HallChecked,
  HallCreateBody,
  HallListQuery,
  HallSheet,
  HallUpdateBody,
  PlannedHall,
} from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  newObjectId,
  objectIdOf,
  type Page,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { HallRecord, HallRow } from '../../../store/halls/hall.schema';
import { type HallContent, HallsRepository } from '../../../store/halls/halls.repository';
import { HallCandidatesService } from './hall-candidates.service';
import { HallMembers, type Joining } from './hall-members.service';
import { toHall } from './hall.view';

/** Plans hall sessions and shows them to staff. */
@Injectable()
export class HallsService {
  constructor(
    private readonly halls: HallsRepository,
    private readonly exams: ExamsRepository,
    private readonly members: HallMembers,
    private readonly candidates: HallCandidatesService,
  ) {}

  async list(query: HallListQuery): Promise<Page<Hall>> {
    const page = await this.halls.list(query);
    const examOf = await this.examsOf(page.items);
    return page.map((hall) => toHall(hall, examOf));
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<Hall> {
    return this.viewOf(await this.require(id));
  }

  /** @throws AppError 404. */
  async require(id: string): Promise<HallRecord> {
    return required(await this.halls.find(id), 'The session');
  }

  /** @throws AppError 404. */
  async listCandidates(id: string): Promise<HallCandidate[]> {
    return this.candidates.of(await this.require(id));
  }

  /** The attendance sheet, for printing. @throws AppError 404 */
  async sheetOf(id: string): Promise<HallSheet> {
    const hall = await this.require(id);
    const [view, candidates] = await Promise.all([this.viewOf(hall), this.candidates.of(hall)]);
    return { hall: view, candidates };
  }

  /**
   * @throws AppError 400 for an unknown exam, 404 for an unknown cohort, 409 if none of the named students may join,
   * 422 for too many
   */
  async create(staff: StaffActor, body: HallCreateBody, audit: AuditNote): Promise<PlannedHall> {
    audit.note({ label: body.name });
    const exams = await this.members.examsOf(body.exams);
    const { students, left } = await this.members.joining(exams, body, []);
    const hall = await this.halls.insert({
      _id: newObjectId(),
      name: body.name,
      room: body.room,
      startsAt: new Date(body.startsAt),
      invigilators: body.invigilators,
      exams,
      students: students.map(objectIdOf),
      revision: 1,
      createdBy: staffRefOf(staff),
      createdAt: new Date(),
    });
    audit.note({ after: auditedFields(hall), details: { left: left.length } });
    return plannedOf(await this.viewOf(hall), left);
  }

  /** Dry run of {@link create} or {@link update}: who would join, and who cannot. @throws AppError as these do */
  async check({ hall, ...body }: HallCheckBody): Promise<HallChecked> {
    const present = hall ? (await this.require(hall)).students.map(String) : [];
    const exams = await this.members.examsOf(body.exams);
    const { students, undecided, left } = await this.members.joining(exams, body, present);
    return { added: students.length, undecided, left };
  }

  /** @throws AppError as {@link create} does, and 409 REVISION */
  async update(id: string, input: RecordedBody<HallUpdateBody>): Promise<PlannedHall> {
    const hall = await this.require(id);
    input.audit.note({ label: hall.name });
    const { body } = input;
    if (hall.revision !== body.revision) throw changedMeanwhile();
    const exams = body.exams ? await this.members.examsOf(body.exams) : hall.exams;
    const leaving = new Set(body.remove);
    const stay = hall.students.map(String).filter((student) => !leaving.has(student));
    const { students: added, left } = await this.members.joining(exams, body, stay);
    const students = [...stay, ...added];
    const content: HallContent = {
      name: body.name ?? hall.name,
      room: body.room ?? hall.room,
      startsAt: body.startsAt ? new Date(body.startsAt) : hall.startsAt,
      invigilators: body.invigilators ?? hall.invigilators,
      exams,
      students: students.map(objectIdOf),
    };
    if (!(await this.halls.update(hall, content))) throw changedMeanwhile();
    input.audit.note({ before: auditedFields(hall), after: auditedFields(content) });
    return plannedOf(await this.get(id), left);
  }

  /** @throws AppError 404, 409 if it is paused or has ended */
  async end(id: string, audit: AuditNote): Promise<Hall> {
    const hall = await this.require(id);
    audit.note({ label: hall.name });
    if (!(await this.halls.end(hall._id, new Date())))
      throw hall.endedAt ? conflict('CONFLICT', 'This session has already ended') : isPaused();
    return this.get(id);
  }

  /** @throws AppError 404, 409 if it is paused */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const hall = await this.require(id);
    audit.note({ label: hall.name, before: auditedFields(hall) });
    if (!(await this.halls.remove(id))) throw isPaused();
    return { _id: id };
  }

  async viewOf(hall: HallRow): Promise<Hall> {
    return toHall(hall, await this.examsOf([hall]));
  }

  private async examsOf(halls: readonly Pick<HallRow, 'exams'>[]) {
    const found = await this.exams.findMany([...new Set(halls.flatMap(({ exams }) => exams.map(String)))]);
    return new Map(found.map((exam) => [String(exam._id), exam]));
  }
}

/** Fields of a session in the audit log; candidates are counted, not named. */
const auditedFields = ({ name, room, startsAt, invigilators, exams, students }: HallContent) => ({
  name,
  room,
  startsAt,
  invigilators,
  exams: exams.map(String),
  students: students.length,
});

const plannedOf = (hall: Hall, left: Joining['left']): PlannedHall => ({
  ...hall,
  ...(left.length > 0 && { left }),
});

const changedMeanwhile = () =>
  conflict('REVISION', 'Somebody else has changed this session since you opened it');
const isPaused = () => conflict('CONFLICT', 'This session is paused. Resume it first');
