import { Injectable } from '@nestjs/common';
import type { FoundStudent } from '@concord/contracts';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { MembershipRights } from '../../../shared/membership/membership-rights';

/** Records of those who may get a certificate. */
export interface FoundRecipients {
  readonly studentOf: ReadonlyMap<string, FoundStudent>;
  /** Students whose standing as members forbids a certificate. */
  readonly forbidden: { has(student: string): boolean };
}

/** Looks up who may get a certificate: applicants, and members by their standing. */
@Injectable()
export class Recipients {
  constructor(
    private readonly applicants: ApplicantsService,
    private readonly rights: MembershipRights,
  ) {}

  async find(students: readonly string[]): Promise<FoundRecipients> {
    const [studentOf, forbidden] = await Promise.all([
      this.applicants.find(students),
      this.rights.forbidden(students, 'certificate'),
    ]);
    return { studentOf, forbidden };
  }
}
