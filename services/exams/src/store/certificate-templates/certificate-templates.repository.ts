import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CERTIFICATE_DESIGNS, type CertificateDesign, type CertificateTemplateRef } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { duplicateKeyOf } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { CERTIFICATE_TEMPLATE_MODEL, type CertificateTemplateRecord } from './certificate-template.schema';

const NEWEST_FIRST = { version: -1 } as const;

/** Versions of templates, which are never changed or removed. */
@Injectable()
export class CertificateTemplatesRepository {
  constructor(
    @InjectModel(CERTIFICATE_TEMPLATE_MODEL) private readonly templates: Model<CertificateTemplateRecord>,
  ) {}

  /** Stores version 1 of each design without versions. */
  async addFirst(now = new Date()): Promise<void> {
    for (const design of CERTIFICATE_DESIGNS)
      await this.insert({
        _id: new Types.ObjectId(),
        design,
        version: 1,
        ...FIRST_TEMPLATES[design],
        createdAt: now,
      });
  }

  latest(design: CertificateDesign): Promise<CertificateTemplateRecord | null> {
    return this.templates.findOne({ design }).sort(NEWEST_FIRST).lean<CertificateTemplateRecord>().exec();
  }

  find({ design, version }: CertificateTemplateRef): Promise<CertificateTemplateRecord | null> {
    return this.templates.findOne({ design, version }).lean<CertificateTemplateRecord>().exec();
  }

  /** Newest first. */
  list(design: CertificateDesign, limit: number): Promise<CertificateTemplateRecord[]> {
    return this.templates
      .find({ design })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean<CertificateTemplateRecord[]>()
      .exec();
  }

  /** @returns false if the design has this version already */
  async insert(record: CertificateTemplateRecord): Promise<boolean> {
    try {
      await this.templates.create(record);
      return true;
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      return false;
    }
  }
}
