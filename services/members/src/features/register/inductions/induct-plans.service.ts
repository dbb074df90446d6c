import { Injectable } from '@nestjs/common';
import { MembersRepository } from '../../../store/members/members.repository';
import { ApplicantReader } from '../members/applicant-reader';
import { type InductPlan, inductPlan } from './induct-plan';

/** Reads what decides about applicants: their records, and the members that they are already. */
@Injectable()
export class InductPlans {
  constructor(
    private readonly applicants: ApplicantReader,
    private readonly members: MembersRepository,
  ) {}

  /** @throws AppError 503 without the students service. */
  async of(students: readonly string[], keyOf: (student: string) => string): Promise<InductPlan> {
    const [found, members] = await Promise.all([
      this.applicants.found(students),
      this.members.ofStudents(students),
    ]);
    const keys = new Map(members.map(({ student, requestKey }) => [student, requestKey]));
    return inductPlan(students, found, keys, keyOf);
  }
}
