import { Injectable } from '@nestjs/common';
import { CohortsRepository } from '../../../store/cohorts/cohorts.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentCohortsRepository } from '../../../store/students/student-cohorts.repository';
import { StudentReviewsRepository } from '../../../store/students/student-reviews.repository';
import type { StudentProjection } from '../../../store/students/student.schema';
import type { GatheredData } from './personal-data.view';

/** Records about one person in this service, besides the student. */
export type StoredRecords = Pick<
  GatheredData,
  'serial' | 'certificateSerials' | 'mails' | 'notes' | 'cohorts'
>;

/** Reads the records about one person in this service. */
@Injectable()
export class StoredRecordsReader {
  constructor(
    private readonly reviews: StudentReviewsRepository,
    private readonly memberships: StudentCohortsRepository,
    private readonly cohorts: CohortsRepository,
    private readonly serials: SerialsRepository,
    private readonly mails: MailsRepository,
  ) {}

  async read({ _id, serialNumber }: Pick<StudentProjection, '_id' | 'serialNumber'>): Promise<StoredRecords> {
    const id = _id.toString();
    const [serial, certificateSerials, mails, notes, cohorts] = await Promise.all([
      this.serials.find(serialNumber),
      this.serials.listOfStudent(id),
      this.mails.listOfStudent(id),
      this.reviews.allNotesOf(id),
      this.cohortNamesOf(id),
    ]);
    return { serial, certificateSerials, mails, notes, cohorts };
  }

  private async cohortNamesOf(id: string): Promise<string[]> {
    return this.cohorts.namesOf(await this.memberships.cohortsOf(id));
  }
}
