import { Injectable } from '@nestjs/common';
import { type FoundStudent, internalCalls, type Student } from '@concord/contracts';
import { conflict, InternalClient } from '@concord/nest-platform';

/** Reads applicants from the students service. */
@Injectable()
export class ApplicantReader {
  constructor(private readonly internal: InternalClient) {}

  /** @throws AppError 404; 409 for an applicant who is not accepted; 503 without the students service. */
  async accepted(id: string): Promise<Student> {
    const student = await this.get(id);
    const [found] = await this.found([id]);
    if (found?.status !== 'accepted')
      throw conflict('CONFLICT', 'Only an accepted applicant can be inducted. Accept the application first');
    return student;
  }

  /** @throws AppError 404; 503 without the students service. */
  get(id: string): Promise<Student> {
    return this.internal.call(internalCalls.internalStudentGet, { params: { id } });
  }

  /** Summaries of those who exist, of at most 500. @throws AppError 503 without the students service. */
  found(ids: readonly string[]): Promise<FoundStudent[]> {
    return this.internal.call(internalCalls.internalStudentLookup, { body: { ids: [...ids] } });
  }
}
