import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, searchConditions } from '@concord/nest-platform';
import mongoose, { type Model } from 'mongoose';
import { CERTIFICATE_MODEL, type CertificateRecord } from './certificate.schema';

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

  findBySerial(serialNumber: string): Promise<CertificateRecord | null> {
    return this.certificates.findOne({ serialNumber }).lean<CertificateRecord>().exec();
  }

  findByNumber(certificateNumber: string): Promise<CertificateRecord | null> {
    return this.certificates.findOne({ certificateNumber }).lean<CertificateRecord>().exec();
  }

  async list(
    page: number,
    pageSize: number,
    search: string | undefined,
  ): Promise<{ items: CertificateRecord[]; total: number }> {
    const conditions = search?.trim() ? searchConditions(search) : null;
    if (conditions === undefined) return { items: [], total: 0 };
    const filter = conditions ? { tokens: mongoose.trusted({ $all: conditions.words }) } : {};
    const [items, total] = await Promise.all([
      this.certificates
        .find({ revokedAt: null, ...filter })
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<CertificateRecord[]>()
        .exec(),
      this.certificates.countDocuments({ revokedAt: null, ...filter }).exec(),
    ]);
    return { items, total };
  }

  /** Idempotent. @returns false when there is no such certificate. */
  async revoke(id: string, revokedAt: Date): Promise<boolean> {
    const done = await this.certificates.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt } });
    return done.matchedCount === 1 || (await this.certificates.exists({ _id: id })) !== null;
  }
}
