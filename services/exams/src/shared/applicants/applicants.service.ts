import { Injectable } from '@nestjs/common';
import { type ApplicantStanding, type FoundStudent, internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';

/** Maximum number of ids in one look-up. */
const BATCH = 500;

/** Looks up applicants at the students service. */
@Injectable()
export class ApplicantsService {
  constructor(private readonly internal: InternalClient) {}

  /** Students by id, including archived ones; missing ones are absent. */
  async find(ids: readonly string[]): Promise<Map<string, FoundStudent>> {
    const wanted = [...new Set(ids)];
    const found = new Map<string, FoundStudent>();
    for (let from = 0; from < wanted.length; from += BATCH) {
      const body = { ids: wanted.slice(from, from + BATCH) };
      for (const student of await this.internal.call(internalCalls.internalStudentLookup, { body }))
        found.set(student._id, student);
    }
    return found;
  }

  /** States of applicants by id; empty while the students service is down. */
  async standingsOf(ids: readonly string[]): Promise<ReadonlyMap<string, ApplicantStanding>> {
    const found = await this.find(ids).catch((error: unknown) => {
      log.debug({ err: error }, 'the applicants of a list could not be looked up');
      return new Map<string, FoundStudent>();
    });
    return new Map([...found].map(([id, student]) => [id, toStanding(student)]));
  }
}

export const toStanding = ({ status, isArchived }: ApplicantStanding): ApplicantStanding => ({
  ...(status && { status }),
  ...(isArchived && { isArchived }),
});
