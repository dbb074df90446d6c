import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  type CertificateListQuery,
  type ExportCursor,
  type NameOfPerson,
  normaliseSerial,
  SERIAL_PATTERN,
} from '@concord/contracts';
import {
  backFill,
  BatchedFinds,
  CHANGE_FIELD,
  duplicateKeyOf,
  findPage,
  listReader,
  type ListReader,
  type ObjectId,
  type Page,
  projectionFor,
  type RowsAfter,
  SEARCH_FIELDS,
  type SearchFields,
  timeRange,
  UNFOLDED,
} from '@concord/nest-platform';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { certificateSearchFields, type SearchedCertificate } from './certificate-search';
import { CERTIFICATE_MODEL, type CertificateRecord, type RevocationRecord } from './certificate.schema';
import { bearsName } from './name-match';

type Keyed = Pick<CertificateRecord, '_id' | 'serial'>;

/** Fields of a certificate for lists. */
export type CertificateRow = Omit<CertificateRecord, keyof SearchFields>;

/** Query of a list; pages of the previous version send neither status nor filters. */
export type CertificateListFilter = Partial<CertificateListQuery> & Pick<CertificateListQuery, 'pageSize'>;

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const LATEST_REVOKED_FIRST = { revokedAt: -1, _id: -1 } as const;
const HIDDEN_FIELDS = [...SEARCH_FIELDS, CHANGE_FIELD];
const LIST = {
  searched: { words: 'words', names: ['studentName'] },
  absent: 'revokedAt',
  /** A certificate takes 0.5 kB. */
  inMemory: {
    moment: 'createdAt',
    fields: ['createdAt', 'selectedCourse.id', 'exam', 'student', 'revokedAt', 'replacedAt'],
    max: 200_000,
    searchesOnly: true,
  },
};
const anyMoment = () => trusted({ $gt: new Date(0) });

@Injectable()
export class CertificatesRepository {
  private readonly byNumber: BatchedFinds<CertificateRecord>;

  private readonly lists: ListReader<CertificateRecord>;

  constructor(@InjectModel(CERTIFICATE_MODEL) private readonly certificates: Model<CertificateRecord>) {
    const fields = projectionFor({ without: HIDDEN_FIELDS });
    this.byNumber = new BatchedFinds(certificates, 'certificateNumber', { fields });
    this.lists = listReader(certificates, LIST);
  }

  /** @returns the unique field with a duplicate; undefined once stored */
  async insert(certificate: CertificateRecord): Promise<'serialNumber' | 'certificateNumber' | undefined> {
    try {
      await this.certificates.create(certificate);
      return undefined;
    } catch (error) {
      const taken = duplicateKeyOf(error);
      if (taken?.includes('serialNumber')) return 'serialNumber';
      if (taken?.includes('certificateNumber')) return 'certificateNumber';
      throw error;
    }
  }

  find(id: string): Promise<CertificateRecord | null> {
    return this.certificates.findOne({ _id: id }).lean<CertificateRecord>().exec();
  }

  findMany(ids: readonly Types.ObjectId[]): Promise<CertificateRecord[]> {
    const _id = trusted({ $in: ids });
    return this.certificates.find({ _id }).lean<CertificateRecord[]>().exec();
  }

  findBySerial(serialNumber: string): Promise<CertificateRecord | null> {
    return this.certificates.findOne({ serialNumber }).lean<CertificateRecord>().exec();
  }

  findByNumber(certificateNumber: string): Promise<CertificateRecord | null> {
    return this.certificates.findOne({ certificateNumber }).lean<CertificateRecord>().exec();
  }

  /** Valid certificates of the course by student id, however they were issued. */
  async findOwned(course: string, students: readonly string[]): Promise<Map<string, CertificateRecord>> {
    const found = await this.certificates
      .find({
        student: trusted({ $in: students.map((id) => new Types.ObjectId(id)) }),
        'selectedCourse.id': new Types.ObjectId(course),
        revokedAt: null,
      })
      .lean<CertificateRecord[]>()
      .exec();
    return new Map(found.map((certificate) => [String(certificate.student), certificate]));
  }

  /** The certificate for a verification; concurrent reads are batched. */
  findToVerify(certificateNumber: string): Promise<CertificateRow | null> {
    return this.byNumber.findOne(certificateNumber);
  }

  /** A whole serial finds its certificate, but a name may have the same length. */
  async list({ search, ...asked }: CertificateListFilter): Promise<Page<CertificateRow>> {
    const serialNumber = normaliseSerial(search ?? '');
    if (SERIAL_PATTERN.test(serialNumber)) {
      const found = await this.page(asked, ofSerial(serialNumber));
      if (found.total > 0) return found;
    }
    return this.page({ ...asked, search });
  }

  /** The next rows of the same list after a row, to read all of it. */
  async listAfter(
    { search, ...asked }: CertificateListFilter,
    after: ExportCursor | undefined,
    limit: number,
  ): Promise<RowsAfter<CertificateRow>> {
    const filter = listFilter(asked);
    const options = { sort: orderOf(asked), without: HIDDEN_FIELDS, after, limit };
    const serialNumber = normaliseSerial(search ?? '');
    // A serial has at most one certificate, so the list ends after it.
    if (!after && SERIAL_PATTERN.test(serialNumber)) {
      const { items } = await this.lists.after<CertificateRow>({
        ...options,
        filter: { ...filter, ...ofSerial(serialNumber) },
      });
      if (items.length > 0) return { items };
    }
    return this.lists.after({ ...options, filter, search });
  }

  private page(
    { search, page, pageSize, ...asked }: CertificateListFilter,
    condition: QueryFilter<CertificateRecord> = {},
  ): Promise<Page<CertificateRow>> {
    const filter = { ...listFilter(asked), ...condition };
    return this.lists.page(
      { page, pageSize, search },
      { sort: orderOf(asked), without: HIDDEN_FIELDS, filter },
    );
  }

  /** Certificates that are known to be a student's, newest first; includes revoked ones. */
  findOfStudent(student: string): Promise<CertificateRow[]> {
    return this.certificates
      .find({ student: new Types.ObjectId(student) })
      .sort(NEWEST_FIRST)
      .lean<CertificateRecord[]>()
      .exec();
  }

  /**
   * Certificates of a student, and those with the same name that belong to nobody else; includes revoked ones, newest
   * first.
   */
  async findOfPerson(person: NameOfPerson, student: string): Promise<CertificateRow[]> {
    const query = { search: `${person.surname} ${person.firstName}`, pageSize: 1 };
    const options = { sort: NEWEST_FIRST, without: HIDDEN_FIELDS };
    const [{ items }, own] = await Promise.all([
      findPage<CertificateRecord, CertificateRow>(this.certificates, query, options),
      this.findOfStudent(student),
    ]);
    const named = items.filter((one) => !one.student && bearsName(one.studentName, person));
    return [...own, ...named].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** Adds search fields to certificates of earlier versions. */
  async backFillSearchFields(): Promise<void> {
    await backFill<SearchedCertificate>(this.certificates, {
      where: { $or: [{ tokens: { $exists: true } }, { serialHidden: { $ne: true } }, { words: UNFOLDED }] },
      fields: ['studentName', 'selectedCourse', 'serialNumber', 'serial', 'certificateNumber'],
      change: (certificate) => ({ $set: certificateSearchFields(certificate), $unset: { tokens: 1 } }),
    });
  }

  /** Ids of revoked and replaced certificates. */
  async revokedIds(): Promise<ObjectId[]> {
    const found = await this.certificates
      .find({ revokedAt: anyMoment() }, { _id: 1 })
      .lean<Pick<CertificateRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  /** @returns false if it is no longer valid */
  revoke(certificate: Keyed, revokedAt: Date, revocation: RevocationRecord): Promise<boolean> {
    return this.end(certificate, { revokedAt, revocation });
  }

  /** @returns false if it is not revoked, or was replaced */
  reinstate(id: ObjectId): Promise<boolean> {
    return this.update(
      { _id: id, revokedAt: anyMoment(), replacedAt: null },
      { $set: { revokedAt: null }, $unset: { revocation: 1 } },
    );
  }

  /** @returns false if it is no longer valid */
  setReplaced(certificate: Keyed, replacedBy: string, replacedAt: Date): Promise<boolean> {
    return this.end(certificate, { revokedAt: replacedAt, replacedAt, replacedBy });
  }

  /** Makes a mail due. @returns false if it is not valid, or has no known student */
  setMailDue(id: ObjectId, mailDueAt: Date, mailKey: ObjectId): Promise<boolean> {
    const filter = { _id: id, revokedAt: null, student: trusted({ $exists: true }) };
    return this.update(filter, { $set: { mailDueAt, mailKey } });
  }

  /**
   * Ends the validity of a certificate. One with a serial frees its key for the next one of the same student and
   * course.
   */
  private end({ _id, serial }: Keyed, $set: UpdateQuery<CertificateRecord>['$set']): Promise<boolean> {
    const freed = serial && { $set: { ...$set, serialNumber: serial }, $unset: { serial: 1 } };
    return this.update({ _id, revokedAt: null }, freed || { $set });
  }

  private async update(
    filter: QueryFilter<CertificateRecord>,
    change: UpdateQuery<CertificateRecord>,
  ): Promise<boolean> {
    return (await this.certificates.updateOne(filter, change)).matchedCount === 1;
  }
}

const ofSerial = (serial: string) => ({ $or: [{ serialNumber: serial }, { serial }] });

type Narrowed = Omit<CertificateListFilter, 'search' | 'page' | 'pageSize'>;

/**
 * Sorts revoked and replaced certificates by that time, unless another filter's index is in the order of creation.
 */
function orderOf({ status, course, exam, student, year, from, to }: Narrowed) {
  const isOfStatus = status === 'revoked' || status === 'replaced';
  const isNarrow = [course, exam, student, year, from, to].some((value) => value !== undefined);
  return isOfStatus && !isNarrow ? LATEST_REVOKED_FIRST : NEWEST_FIRST;
}

function listFilter({ status = 'valid', course, exam, student, ...times }: Narrowed) {
  const createdAt = issuedIn(times);
  return {
    ...(course && { 'selectedCourse.id': new Types.ObjectId(course) }),
    ...(exam && { exam: new Types.ObjectId(exam) }),
    ...(student && { student: new Types.ObjectId(student) }),
    ...(createdAt && { createdAt }),
    ...(status === 'valid' && { revokedAt: null }),
    ...(status === 'revoked' && { revokedAt: anyMoment(), replacedAt: null }),
    ...(status === 'replaced' && { revokedAt: anyMoment(), replacedAt: anyMoment() }),
  };
}

const startOf = (year: number) => `${year}-01-01T00:00:00.000Z`;
const inOrder = (moments: readonly (string | undefined)[]) =>
  moments.filter((moment) => moment !== undefined).sort((a, b) => Date.parse(a) - Date.parse(b));

/** Range that satisfies both the year and the period, if given. */
function issuedIn({ year, from, to }: Pick<Narrowed, 'year' | 'from' | 'to'>) {
  const hasYear = year !== undefined;
  const latestStart = inOrder([from, hasYear ? startOf(year) : undefined]).at(-1);
  const [earliestEnd] = inOrder([to, hasYear ? startOf(year + 1) : undefined]);
  return timeRange({
    ...(latestStart !== undefined && { from: latestStart }),
    ...(earliestEnd !== undefined && { to: earliestEnd }),
  });
}
