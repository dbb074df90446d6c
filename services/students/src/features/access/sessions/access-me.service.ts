import { Injectable } from '@nestjs/common';
import type { AccessHolder, ExamSignInAnswer } from '@concord/contracts';
import { conflict, type MemberActor, unauthenticated } from '@concord/nest-platform';
import { StudentsRepository } from '../../../store/students/students.repository';
import { ExamSignInService } from '../../admissions/students/exam-sign-in.service';
import { PeopleService } from '../people/people.service';
import { toHolder } from '../people/person';

/** The signed-in person, and the door to the exam portal. */
@Injectable()
export class AccessMeService {
  constructor(
    private readonly people: PeopleService,
    private readonly students: StudentsRepository,
    private readonly exams: ExamSignInService,
  ) {}

  /** @throws AppError 401 if the person's records are gone, 503 */
  async me(actor: MemberActor): Promise<AccessHolder> {
    const person = await this.people.current(actor);
    if (!person) throw unauthenticated('Your sign-in has ended. Please sign in again');
    return toHolder(person, actor.viewer !== undefined);
  }

  /**
   * Signs the person in to the exam portal: the code by e-mail stands in for the serial.
   * @throws AppError 409 for somebody who has no registration, 429
   */
  async openExams({ student }: MemberActor, address: string): Promise<ExamSignInAnswer> {
    const record = student && (await this.students.findActive({ _id: student }));
    if (!record)
      throw conflict(
        'CONFLICT',
        'There is no registration under your name, so there are no exams for you here',
      );
    return this.exams.begin({ record }, address);
  }
}
