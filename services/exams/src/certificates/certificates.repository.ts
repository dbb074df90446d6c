import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, searchConditions } from '@concord/nest-platform';
import mongoose, { type Model } from 'mongoose';
import type { CertificateDoc } from './certificate.schema';

@Injectable()
export class CertificatesRepository {
  constructor(@InjectModel('certificate') private readonly certificates: Model<CertificateDoc>) {}

  /** @returns which unique value is taken, or undefined when it was stored. */
  async insert(certificate: CertificateDoc): Promise<'serialNumber' | 'certificateNumber' | undefined> {
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

  find(id: string): Promise<CertificateDoc | null> {
    return this.certificates.findOne({ _id: id }).lean<CertificateDoc>().exec();
  }

  findBySerial(serialNumber: string): Promise<CertificateDoc | null> {
    return this.certificates.findOne({ serialNumber }).lean<CertificateDoc>().exec();
  }

  findByNumber(certificateNumber: string): Promise<CertificateDoc | null> {
    return this.certificates.findOne({ certificateNumber }).lean<CertificateDoc>().exec();
  }

  async list(
    page: number,
    pageSize: number,
    search: string | undefined,
  ): Promise<{ items: CertificateDoc[]; total: number }> {
    const conditions = search?.trim() ? searchConditions(search) : null;
    if (conditions === undefined) return { items: [], total: 0 };
    const filter = conditions ? { tokens: mongoose.trusted({ $all: conditions.words }) } : {};
    const [items, total] = await Promise.all([
      this.certificates
        .find({ revokedAt: null, ...filter })
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<CertificateDoc[]>()
        .exec(),
      this.certificates.countDocuments({ revokedAt: null, ...filter }).exec(),
    ]);
    return { items, total };
  }

  /** Revoking again changes nothing. @returns false when there is no such certificate. */
  async revoke(id: string, revokedAt: Date): Promise<boolean> {
    const done = await this.certificates.updateOne({ _id: id, revokedAt: null }, { $set: { revokedAt } });
    return done.matchedCount === 1 || (await this.certificates.exists({ _id: id })) !== null;
  }
}
