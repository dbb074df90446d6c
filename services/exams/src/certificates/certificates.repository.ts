import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type NameOfPerson, normaliseSerial, SERIAL_PATTERN } from '@concord/contracts';
import {
  backFill,
  duplicateKeyOf,
  findPage,
  type Page,
  type PageQuery,
  SEARCH_FIELDS,
  type SearchFields,
  UNFOLDED,
} from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import { certificateSearchFields, type SearchedCertificate } from './certificate-search';
import { CERTIFICATE_MODEL, type CertificateRecord } from './certificate.schema';
import { bearsName } from './name-match';

/** A certificate as lists need it. */
export type CertificateRow = Omit<CertificateRecord, keyof SearchFields>;

@Injectable()
export class CertificatesRepository {
  constructor(@InjectModel(CERTIFICATE_MODEL) private readonly certificates: Model<CertificateRecord>) {}

  /** @returns the unique field whose value is taken, or undefined when it was stored. */
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

  /** Newest first, without revoked ones. Who knows the whole of a serial finds its certificate. */
  list({ search, ...page }: PageQuery): Promise<Page<CertificateRow>> {
    const serialNumber = normaliseSerial(search ?? '');
    const isWhole = SERIAL_PATTERN.test(serialNumber);
    return findPage<CertificateRecord, CertificateRow>(
      this.certificates,
      isWhole ? page : { ...page, search },
      {
        sort: { createdAt: -1, _id: -1 },
        without: SEARCH_FIELDS,
        filter: { revokedAt: null, ...(isWhole && { serialNumber }) },
      },
    );
  }

  /** Those that bear a person's name, also revoked ones, newest first. */
  async findOfPerson(person: NameOfPerson): Promise<CertificateRow[]> {
    const query = { search: `${person.surname} ${person.firstName}`, pageSize: 1 };
    const options = { sort: { createdAt: -1, _id: -1 } as const, without: SEARCH_FIELDS };
    const { items } = await findPage<CertificateRecord, CertificateRow>(this.certificates, query, options);
    return items.filter(({ studentName }) => bearsName(studentName, person));
  }

  /** Gives the search fields to certificates that an earlier version stored. */
  async backFillSearchFields(): Promise<void> {
    await backFill<SearchedCertificate>(this.certificates, {
      where: { $or: [{ tokens: { $exists: true } }, { serialHidden: { $ne: true } }, { words: UNFOLDED }] },
      fields: ['studentName', 'selectedCourse', 'serialNumber', 'certificateNumber'],
      change: (certificate) => ({ $set: certificateSearchFields(certificate), $unset: { tokens: 1 } }),
    });
  }

  /** Idempotent. @returns false when there is no such certificate. */
  async revoke(id: string, revokedAt: Date): Promise<boolean> {
    const done = await this.certificates.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt } });
    return done.matchedCount === 1 || (await this.certificates.exists({ _id: id })) !== null;
  }
}
