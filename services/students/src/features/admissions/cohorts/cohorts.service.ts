import { Injectable } from '@nestjs/common';
import {
  type Cohort,
  COHORT_LIMITS,
  type CohortChanged,
  type CohortCreateBody,
  type CohortFound,
  type CohortListQuery,
  type CohortRenameBody,
  type CohortStudents,
  type CohortStudentsBody,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  Page,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import type { CohortProjection } from '../../../store/cohorts/cohort.schema';
import { CohortsRepository } from '../../../store/cohorts/cohorts.repository';
import { StudentCohortsRepository } from '../../../store/students/student-cohorts.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toCohort } from './cohort.view';
import { type NamedStudents, NamedStudentsReader } from './named-students';

const MAX = COHORT_LIMITS.students;
const NOBODY: NamedStudents = { asked: 0, students: [], left: [] };

/** Manages named groups of students, which staff use in filters and to assign exams. */
@Injectable()
export class CohortsService {
  constructor(
    private readonly cohorts: CohortsRepository,
    private readonly members: StudentCohortsRepository,
    private readonly students: StudentsRepository,
    private readonly named: NamedStudentsReader,
  ) {}

  async list({ student, ...query }: CohortListQuery): Promise<Page<Cohort>> {
    const ids = student === undefined ? undefined : await this.members.cohortsOf(student);
    if (ids?.length === 0) return new Page<Cohort>([], 0);
    const { items, total } = await this.cohorts.list(query, ids);
    return new Page(await Promise.all(items.map((record) => this.viewOf(record))), total);
  }

  /** @throws AppError 404. */
  async get(id: string): Promise<Cohort> {
    return this.viewOf(await this.require(id));
  }

  /** Dry run of {@link add}. @throws AppError as it does */
  async check(body: CohortStudentsBody): Promise<CohortFound> {
    return toFound(await this.named.find(body));
  }

  /** @throws AppError 400, 409 if the name is taken */
  async create(staff: StaffActor, body: CohortCreateBody, audit: AuditNote): Promise<CohortChanged> {
    const { name, ...who } = body;
    audit.note({ label: name });
    const named = who.ids || who.filter || who.emails ? await this.named.find(who) : NOBODY;
    const createdBy = staffRefOf(staff);
    const cohort = await this.cohorts.insert({ name, createdAt: new Date(), createdBy });
    audit.note({ id: cohort._id.toString() });
    return this.addTo(cohort, named, audit);
  }

  /** @throws AppError 404, 409 if the name is taken */
  async rename(id: string, input: RecordedBody<CohortRenameBody>): Promise<Cohort> {
    const cohort = await this.require(id);
    const { name } = input.body;
    input.audit.note({ label: cohort.name, before: { name: cohort.name }, after: { name } });
    if (!(await this.cohorts.rename(id, name))) return this.get(id);
    return this.viewOf({ ...cohort, name });
  }

  /** @throws AppError 400 above the limit of a cohort, 404, 409. */
  async add(id: string, input: RecordedBody<CohortStudentsBody>): Promise<CohortChanged> {
    const cohort = await this.require(id);
    input.audit.note({ label: cohort.name });
    return this.addTo(cohort, await this.named.find(input.body), input.audit);
  }

  /** Also removes archived students. @throws AppError 404, 409 */
  async take(id: string, input: RecordedBody<CohortStudentsBody>): Promise<CohortChanged> {
    const cohort = await this.require(id);
    input.audit.note({ label: cohort.name });
    const { asked, students, left } = await this.named.find(input.body);
    const changed = await this.members.take(id, idsOf(students));
    input.audit.note({ details: { done: changed } });
    return { asked, found: students.length, left, changed, cohort: await this.viewOf(cohort) };
  }

  /**
   * Removes the cohort before its memberships, so that nobody is added meanwhile. Ids that remain after a crash are
   * ignored.
   */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const cohort = await this.require(id);
    audit.note({ label: cohort.name });
    await this.cohorts.remove(id);
    await this.members.takeAll(id);
    return { _id: id };
  }

  /** Serves other services. @throws AppError 404 */
  async studentsOf(id: string): Promise<CohortStudents> {
    const { name } = await this.require(id);
    return { _id: id, name, students: await this.members.idsOf(id) };
  }

  private async addTo(
    cohort: CohortProjection,
    named: NamedStudents,
    audit: AuditNote,
  ): Promise<CohortChanged> {
    const id = cohort._id.toString();
    const isIn = ({ cohorts = [] }: NamedStudents['students'][number]) =>
      cohorts.some((each) => each.equals(cohort._id));
    const further = named.students.filter((student) => !student.archivedAt && !isIn(student));
    requireRoom((await this.members.count(id)) + further.length);
    const changed = await this.members.add(id, idsOf(further));
    await this.requireStill(cohort, further);
    audit.note({ details: { done: changed } });
    return { ...toFound(named), changed, cohort: await this.viewOf(cohort) };
  }

  /**
   * Undoes an addition if the cohort was removed or is too large now. Of two concurrent additions, at least the later
   * one is undone.
   */
  private async requireStill({ _id }: CohortProjection, added: NamedStudents['students']): Promise<void> {
    const id = _id.toString();
    const isThere = await this.cohorts.find(id);
    const isFull = (await this.members.count(id)) > MAX;
    if (isThere && !isFull) return;
    await this.members.take(id, idsOf(added));
    required(isThere, 'This cohort');
    throw conflict(
      'CONFLICT',
      'Somebody else added students at the same time, so nothing was added. Please try again',
    );
  }

  private async require(id: string): Promise<CohortProjection> {
    return required(await this.cohorts.find(id), 'This cohort');
  }

  private async viewOf(cohort: CohortProjection): Promise<Cohort> {
    return toCohort(cohort, await this.students.count({ cohorts: cohort._id }));
  }
}

const idsOf = (students: NamedStudents['students']) => students.map(({ _id }) => _id.toString());

function requireRoom(count: number): void {
  if (count > MAX)
    throw new AppError(
      400,
      'TOO_MANY_ROWS',
      `A cohort can have at most ${MAX} students, and this one would have ${count}`,
    );
}

/** Without archived students. */
function toFound({ asked, students, left }: NamedStudents): CohortFound {
  const archived = students.filter(({ archivedAt }) => archivedAt);
  return {
    asked,
    found: students.length - archived.length,
    left: [...left, ...archived.map(({ email }) => ({ given: email, reason: 'archived' as const }))],
  };
}
