import { Injectable } from '@nestjs/common';
import type { Member, MemberTakeOverBody, MemberUpdateBody, Student } from '@concord/contracts';
import { conflict, type RecordedBody } from '@concord/nest-platform';
import { ApplicantReader } from './applicant-reader';
import { MemberChangesService } from './member-changes.service';
import { MembersService } from './members.service';

/** Takes over names that were corrected in the applicant's record. Contact stays: members give their own. */
@Injectable()
export class MemberNamesService {
  constructor(
    private readonly views: MembersService,
    private readonly applicants: ApplicantReader,
    private readonly changes: MemberChangesService,
  ) {}

  /** @throws AppError 404, 409 REVISION and for a member without an applicant's record, 503. */
  async takeOver(id: string, { body, audit }: RecordedBody<MemberTakeOverBody>): Promise<Member> {
    const { student, kind } = await this.views.require(id);
    if (!student || kind !== 'person')
      throw conflict('CONFLICT', 'This member does not come from an applicant');
    const names = namesOf(await this.applicants.get(student.toString()));
    return this.changes.update(id, { body: { revision: body.revision, ...names }, audit });
  }
}

/** The schema of a change accepts what the applicant's record holds, which was checked by the same fields. */
const namesOf = ({ title, surname, firstName, middleName, gender, dob }: Student) =>
  ({ title, surname, firstName, middleName, gender, dob }) as Omit<MemberUpdateBody, 'revision'>;
