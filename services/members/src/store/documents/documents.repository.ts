import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MoneyDocument } from '@concord/contracts';
import { duplicateKeyOf, duplicatesOf, retryOnce } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { giveBackRecords, moveRecords } from '../merged-records.repository';
import { DOCUMENT_MODEL, type DocumentRecord } from './document.schema';

export type NewDocument = Omit<DocumentRecord, '_id' | 'createdAt'>;

/** Stands for the name of a member who was taken back. */
const WITHDRAWN = 'Withdrawn';

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

  /**
   * Stores documents in their order, up to the first whose number or `of` another document has.
   * @returns those that were stored, and what stopped the others
   */
  async insertMany(
    documents: readonly NewDocument[],
  ): Promise<{ stored: DocumentRecord[]; stop?: 'number' | 'of' }> {
    const createdAt = new Date();
    const records = documents.map((document) => ({ _id: new Types.ObjectId(), ...document, createdAt }));
    try {
      await this.model.insertMany(records, { ordered: true });
      return { stored: records };
    } catch (error) {
      const [stored] = duplicatesOf(error) ?? [];
      if (stored === undefined) throw error;
      return {
        stored: records.slice(0, stored),
        stop: duplicateKeyOf(error)?.includes('number') ? 'number' : 'of',
      };
    }
  }

  /** Documents of one kind for these records; absent ones have none yet. */
  documented(kind: MoneyDocument, of: readonly string[]): Promise<DocumentRecord[]> {
    return this.model.find({ of: trusted({ $in: [...of] }), kind }).lean();
  }

  async find(kind: MoneyDocument, of: string): Promise<DocumentRecord | undefined> {
    return (await this.model.findOne({ of, kind }).lean()) ?? undefined;
  }

  /** A document by its id; a withdrawn one is none. */
  async get(id: string): Promise<DocumentRecord | undefined> {
    return (await this.model.findOne({ _id: id, withdrawnAt: null }).lean()) ?? undefined;
  }

  /** Withdraws the documents of members who were taken back. Names go, and the numbers stay taken. */
  async withdraw(members: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany(
      { member: trusted({ $in: [...members] }) },
      { $set: { withdrawnAt: new Date(), name: WITHDRAWN, lines: [] }, $unset: { member: 1 } },
    );
  }

  /** Ids among these payments that have a receipt. */
  async receipted(payments: readonly string[]): Promise<Set<string>> {
    const found = await this.model
      .find({ kind: 'receipt', of: trusted({ $in: [...payments] }) }, { of: 1 })
      .lean();
    return new Set(found.map(({ of }) => of));
  }

  /** Numbers after one in the order of their texts, at most `limit`. */
  async numbersAfter(number: string, limit: number): Promise<string[]> {
    const found = await this.model
      .find({ number: trusted({ $gt: number }) }, { number: 1 })
      .sort({ number: 1 })
      .limit(limit)
      .lean();
    return found.map((document) => document.number);
  }

  /** The last number with this beginning, which only digits follow. */
  async lastNumber(beginning: string): Promise<string | undefined> {
    // The character after the digits.
    const range = trusted({ $gt: beginning, $lt: `${beginning}:` });
    return (await this.model.findOne({ number: range }, { number: 1 }).sort({ number: -1 }).lean())?.number;
  }

  /** Documents of several members, by the member's id. */
  async ofMembers(members: readonly Types.ObjectId[]): Promise<Map<string, DocumentRecord[]>> {
    const byMember = new Map(members.map((id) => [id.toString(), [] as DocumentRecord[]]));
    const found = await this.model.find({ member: trusted({ $in: [...members] }) }).lean();
    for (const document of found) byMember.get(document.member.toString())?.push(document);
    return byMember;
  }

  /** Documents of a member, latest first. */
  ofMember(member: string): Promise<DocumentRecord[]> {
    return this.model.find({ member }).sort({ _id: -1 }).lean();
  }

  /** Moves the documents of a member who is merged into another one; what they say does not change. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveRecords(this.model, from, to, merge);
  }

  /** Gives documents back: those that a merge moved, and later ones about these entries. */
  async giveBack(to: Types.ObjectId, merge: string, entries: readonly string[]): Promise<void> {
    await giveBackRecords(this.model, to, merge);
    await this.model.updateMany({ of: trusted({ $in: [...entries] }) }, { $set: { member: to } });
  }

  /** Puts the number in place of the name, and renames the texts of staff. Amounts and numbers stay. */
  async erase(member: Types.ObjectId, rename: (text: string) => string): Promise<void> {
    const documents = await this.model.find({ member }).lean();
    for (const { _id, memberNumber, lines, payment, reason } of documents) {
      const reference = payment?.reference;
      await this.model.updateOne(
        { _id },
        {
          $set: {
            name: memberNumber,
            lines: lines.map((line) => ({ ...line, title: rename(line.title) })),
            ...(payment && reference && { payment: { ...payment, reference: rename(reference) } }),
            ...(reason && { reason: rename(reason) }),
          },
        },
      );
    }
  }

  countOf(member: Types.ObjectId): Promise<number> {
    return this.model.countDocuments({ member });
  }
}
