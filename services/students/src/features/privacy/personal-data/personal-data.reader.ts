import { Injectable } from '@nestjs/common';
import { internalCalls, type StudentRecords } from '@concord/contracts';
import { InternalClient, notFound } from '@concord/nest-platform';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { personOf } from '../removal/kept-records';
import { OwnPagesReader } from './own-pages.reader';
import type { GatheredData } from './personal-data.view';
import { StoredRecordsReader } from './stored-records.reader';

/** Gathers the data about one person from all services. */
@Injectable()
export class PersonalDataReader {
  constructor(
    private readonly students: StudentsRepository,
    private readonly stored: StoredRecordsReader,
    private readonly ownPages: OwnPagesReader,
    private readonly audit: AuditRepository,
    private readonly peers: InternalClient,
  ) {}

  /** @throws AppError 404; 503 if a service does not answer, because an export must be complete */
  async gather(id: string): Promise<GatheredData> {
    const student = await this.students.findById(id);
    if (!student) throw notFound('This student');
    const { _id, ...name } = personOf(student);
    const params = { id };
    const [exams, files, stored, ownPages] = await Promise.all([
      this.peers.call(internalCalls.internalStudentRecords, { params, body: name }),
      this.peers.call(internalCalls.internalOwnerFiles, { params }),
      this.stored.read(student),
      this.ownPages.read(id),
    ]);
    const records = [_id, ...idsOf(exams), ...stored.mails.map((mail) => mail._id.toString())];
    const audit = await this.audit.ofPerson(records, id);
    return { student, exams, files, ...stored, ...ownPages, audit };
  }
}

/** Ids of records that certainly belong to this person; certificates may not. */
const idsOf = ({ assignments, attempts, results }: StudentRecords): string[] =>
  [...assignments, ...attempts, ...results].map(({ _id }) => _id);
