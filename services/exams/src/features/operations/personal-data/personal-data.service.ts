import { Injectable } from '@nestjs/common';
import type { NameOfPerson, StudentRecords } from '@concord/contracts';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { toAssignmentRecord, toCertificateRecord } from './personal-data.view';
import { SittingRecordsService } from './sitting-records.service';

const REMOVED_EXAM = { examName: 'An exam that was removed', examCode: '' };

/** All records of one person, for an export. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly sittings: SittingRecordsService,
    private readonly certificates: CertificatesRepository,
  ) {}

  async recordsOf(student: string, name: NameOfPerson): Promise<StudentRecords> {
    return {
      assignments: await this.assignmentsOf(student),
      attempts: await this.sittings.attemptsOf(student),
      results: await this.sittings.resultsOf(student),
      certificates: (await this.certificates.findOfPerson(name, student)).map(toCertificateRecord),
    };
  }

  private async assignmentsOf(student: string): Promise<StudentRecords['assignments']> {
    const { items } = await this.assignments.listOfStudent(student, { pageSize: 1 });
    const exams = await this.exams.findMany(items.map(({ exam }) => exam));
    const byId = new Map(exams.map((exam) => [String(exam._id), exam]));
    return items.map((item) => toAssignmentRecord(item, byId.get(String(item.exam)) ?? REMOVED_EXAM));
  }
}
