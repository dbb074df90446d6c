import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicatesOf, retryOnce } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { CERTIFICATE_MODEL, type CertificateRecord } from '../certificates/certificate.schema';
import { RESULT_MODEL, type ResultRecord } from '../results/result.schema';

/** What a certificate needs of the result that earned it. */
export type EarnedResult = Pick<ResultRecord, '_id' | 'pass' | 'exam' | 'student' | 'unconfirmed'>;

const FIELDS = { pass: 1, exam: 1, student: 1, unconfirmed: 1 } as const;

/** The results that earn certificates, and certificates under their keys, many at a time. */
@Injectable()
export class IssueRepository {
  constructor(
    @InjectModel(RESULT_MODEL) private readonly results: Model<ResultRecord>,
    @InjectModel(CERTIFICATE_MODEL) private readonly certificates: Model<CertificateRecord>,
  ) {}

  findResults(ids: readonly string[]): Promise<EarnedResult[]> {
    const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
    return this.results.find({ _id }, FIELDS).lean<EarnedResult[]>().exec();
  }

  /** Certificates by the key under which they are stored. */
  async findByKeys(keys: readonly string[]): Promise<Map<string, CertificateRecord>> {
    const found = await this.certificates
      .find({ serialNumber: trusted({ $in: keys }) })
      .lean<CertificateRecord[]>()
      .exec();
    return new Map(found.map((certificate) => [certificate.serialNumber, certificate]));
  }

  /** Stores those whose key and number are free. */
  async insertMany(certificates: readonly CertificateRecord[]): Promise<void> {
    try {
      await retryOnce(() => this.certificates.insertMany([...certificates], { ordered: false }));
    } catch (error) {
      if (!duplicatesOf(error)) throw error;
    }
  }
}
