import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicatesOf, retryOnce } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { CERTIFICATE_MODEL, type CertificateRecord } from './certificate.schema';

/** Reads and stores many certificates by key. */
@Injectable()
export class IssuedCertificatesRepository {
  constructor(@InjectModel(CERTIFICATE_MODEL) private readonly certificates: Model<CertificateRecord>) {}

  async findByKeys(keys: readonly string[]): Promise<Map<string, CertificateRecord>> {
    const found = await this.certificates
      .find({ serialNumber: trusted({ $in: keys }) })
      .lean<CertificateRecord[]>()
      .exec();
    return new Map(found.map((certificate) => [certificate.serialNumber, certificate]));
  }

  /** Stores certificates, except those with a duplicate key or number. */
  async insertMany(certificates: readonly CertificateRecord[]): Promise<void> {
    try {
      await retryOnce(() => this.certificates.insertMany([...certificates], { ordered: false }));
    } catch (error) {
      if (!duplicatesOf(error)) throw error;
    }
  }
}
