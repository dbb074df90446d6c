import { Injectable } from '@nestjs/common';
import type { LatestRecords, LatestRecordsBody } from '@concord/contracts';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { ResultsRepository } from '../../../store/results/results.repository';

/** Reports when people last sat an exam, from which the students service derives retention. */
@Injectable()
export class LatestRecordsService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly results: ResultsRepository,
    private readonly certificates: CertificatesRepository,
  ) {}

  async of({ people }: LatestRecordsBody): Promise<LatestRecords[]> {
    const ids = people.map(({ _id }) => _id);
    const [results, assignments, sitting] = await Promise.all([
      this.results.latestOfStudents(ids),
      this.assignments.latestOfStudents(ids),
      this.attempts.sittingAmong(ids),
    ]);
    const latest: LatestRecords[] = [];
    for (const { _id, ...name } of people) {
      // Newest first.
      const [certificate] = await this.certificates.findOfPerson(name, _id);
      latest.push({
        _id,
        result: results.get(_id)?.toISOString(),
        certificate: certificate?.createdAt.toISOString(),
        assignment: assignments.get(_id)?.toISOString(),
        isSitting: sitting.has(_id),
      });
    }
    return latest;
  }
}
