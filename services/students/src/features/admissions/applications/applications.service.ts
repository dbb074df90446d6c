import { Injectable } from '@nestjs/common';
import type { MyApplication } from '@concord/contracts';
import { FileLinks, type MemberActor, notFound, required } from '@concord/nest-platform';
import type { StudentProjection } from '../../../store/students/student.schema';
import { StudentsRepository } from '../../../store/students/students.repository';
import { StudentThreadsRepository } from '../../../store/students/student-threads.repository';
import { StudentsService } from '../students/students.service';
import { toMyApplication } from './application.view';

const WHAT = 'Your application';

/** Reads the signed-in person's own application. */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly threads: StudentThreadsRepository,
    private readonly views: StudentsService,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 404 for a person who has none. */
  async get(actor: MemberActor): Promise<MyApplication> {
    return this.viewOf(await this.recordOf(actor));
  }

  /** A token that prints the form. @throws AppError 404 for a person who has no application. */
  async formToken(actor: MemberActor): Promise<{ id: string; printToken: string }> {
    const id = (await this.recordOf(actor))._id.toString();
    return { id, printToken: this.views.printToken({ kind: 'registration-form', id }).token };
  }

  /** The person's own record. @throws AppError 404 without one, or if it is archived */
  async recordOf({ student }: MemberActor): Promise<StudentProjection> {
    if (student === undefined) throw notFound(WHAT);
    return required(await this.students.findActive({ _id: student }), WHAT);
  }

  /** The view of a record as it is now. @throws AppError 404 */
  async refreshed({ _id }: StudentProjection): Promise<MyApplication> {
    return this.viewOf(required(await this.students.findActive({ _id: _id.toString() }), WHAT));
  }

  private async viewOf(record: StudentProjection): Promise<MyApplication> {
    return toMyApplication(record, await this.threads.threadOf(record._id.toString()), this.links);
  }
}
