import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MoneyDocument } from '@concord/contracts';
import { duplicateKeyOf, retryOnce } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { DOCUMENT_MODEL, type DocumentRecord } from './document.schema';

export type NewDocument = Omit<DocumentRecord, '_id' | 'createdAt'>;

/** Invoices, receipts and credit notes. They are only added. */
@Injectable()
export class DocumentsRepository {
  constructor(@InjectModel(DOCUMENT_MODEL) private readonly model: Model<DocumentRecord>) {}

  /** @returns `stored`, or what another document has: its number, or the same `of`. */
  async insert(document: NewDocument): Promise<'stored' | 'number' | 'of'> {
    const record = { _id: new Types.ObjectId(), ...document, createdAt: new Date() };
    try {
      await retryOnce(() => this.model.insertMany([record]));
      return 'stored';
    } catch (error) {
      const duplicate = duplicateKeyOf(error) ?? [];
      // The first of two attempts succeeded with its answer lost.
      if (duplicate.includes('_id') || duplicate.includes('of')) return 'of';
      if (duplicate.includes('number')) return 'number';
      throw error;
    }
  }

  async find(kind: MoneyDocument, of: string): Promise<DocumentRecord | undefined> {
    return (await this.model.findOne({ of, kind }).lean()) ?? undefined;
  }

  /** A document by its id. */
  async get(id: string): Promise<DocumentRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** Documents of a member, latest first. */
  ofMember(member: string): Promise<DocumentRecord[]> {
    return this.model.find({ member }).sort({ _id: -1 }).lean();
  }
}
