import { Injectable } from '@nestjs/common';
import { internalCalls, type Student } from '@concord/contracts';
import { conflict, InternalClient } from '@concord/nest-platform';

/** Reads applicants from the students service. */
@Injectable()
export class ApplicantReader {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 404; 409 for an applicant who is not accepted; 503 without the students service. */
  async accepted(id: string): Promise<Student> {
    const student = await this.internal.call(internalCalls.internalStudentGet, { params: { id } });
    const found = await this.internal.call(internalCalls.internalStudentLookup, { body: { ids: [id] } });
    if (found[0]?.status !== 'accepted')
      throw conflict('CONFLICT', 'Only an accepted applicant can be inducted. Accept the application first');
    return student;
  }
}
