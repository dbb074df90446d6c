import { Injectable } from '@nestjs/common';
import type { Course, CourseCreateBody, CourseUpdateBody } from '@concord/contracts';
import {
  type AnonymousActor,
  type AuditNote,
  badRequest,
  isStaff,
  newObjectId,
  notFound,
  type ObjectId,
  objectIdOf,
  type Page,
  type PageQuery,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { CourseRecord } from '../../../store/courses/course.schema';
import { CoursesRepository } from '../../../store/courses/courses.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { toCourse } from './course.view';

interface ExamFields {
  exam?: string;
  exams?: string[];
}

@Injectable()
export class CoursesService {
  constructor(
    private readonly courses: CoursesRepository,
    private readonly exams: ExamsRepository,
  ) {}

  async list(actor: AnonymousActor | StaffActor, query: PageQuery): Promise<Page<Course>> {
    const page = await this.courses.list(query);
    const codes = await this.codesOf(page.items);
    return page.map((course) => toCourse(course, codes, isStaff(actor)));
  }

  async create(staff: StaffActor, body: CourseCreateBody, audit: AuditNote): Promise<Course> {
    audit.note({ label: body.courseTitle });
    const course: CourseRecord = {
      _id: newObjectId(),
      courseTitle: body.courseTitle,
      courseDescription: body.courseDescription ?? '',
      exams: (await this.examIdsOf(body)) ?? [],
      ...(body.certificateTemplate && { certificateTemplate: body.certificateTemplate }),
      createdBy: staffRefOf(staff),
      createdAt: new Date(),
    };
    await this.courses.insert(course);
    return this.toView(course, true);
  }

  async update(body: CourseUpdateBody, audit: AuditNote): Promise<Course> {
    const { _id, courseTitle, courseDescription, certificateTemplate } = body;
    const course = required(await this.courses.find(_id), 'The course');
    audit.note({ id: _id, label: course.courseTitle });
    const exams = await this.examIdsOf(body);
    const change = {
      ...(courseTitle !== undefined && { courseTitle }),
      ...(courseDescription !== undefined && { courseDescription }),
      ...(exams && { exams }),
      ...(certificateTemplate && { certificateTemplate }),
    };
    if (Object.keys(change).length > 0) await this.courses.update(_id, change);
    audit.note({ before: auditedFields(course), after: auditedFields({ ...course, ...change }) });
    return this.toView({ ...course, ...change }, true);
  }

  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
    audit.note({ label: (await this.courses.find(id))?.courseTitle });
    if (!(await this.courses.remove(id))) throw notFound('The course');
    return { _id: id };
  }

  /** For other services: the course of a certificate. */
  async get(id: string): Promise<Course> {
    return this.toView(required(await this.courses.find(id), 'The course'), false);
  }

  /** Merges `exam` and `exams`, because clients send the same exam by both keys. Undefined if both are missing. */
  private async examIdsOf({ exam, exams }: ExamFields): Promise<ObjectId[] | undefined> {
    if (exam === undefined && exams === undefined) return undefined;
    const ids = [...new Set([...(exams ?? []), ...(exam === undefined ? [] : [exam])])];
    const found = new Set((await this.exams.findMany(ids)).map(({ _id }) => String(_id)));
    const unknown = ids.filter((id) => !found.has(id));
    if (unknown.length > 0)
      throw badRequest(
        'VALIDATION',
        'One of these exams does not exist',
        unknown.map((id) => ({ path: 'exams', message: `There is no exam ${id}` })),
      );
    return ids.map(objectIdOf);
  }

  private async toView(course: CourseRecord, forStaff: boolean): Promise<Course> {
    return toCourse(course, await this.codesOf([course]), forStaff);
  }

  /** Codes of the courses' exams by exam id; removed exams are absent. */
  private async codesOf(courses: readonly CourseRecord[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(courses.flatMap(({ exams }) => exams.map(String)))];
    const exams = ids.length > 0 ? await this.exams.findMany(ids) : [];
    return new Map(exams.map(({ _id, examCode }) => [String(_id), examCode]));
  }
}

/** Fields of a course in the audit log. */
const auditedFields = ({ courseTitle, courseDescription, exams, certificateTemplate }: CourseRecord) => ({
  courseTitle,
  courseDescription,
  exams: exams.map(String),
  ...(certificateTemplate && { certificateTemplate }),
});
