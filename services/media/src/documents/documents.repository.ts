import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import type { DocumentRecord, DocumentState } from './document.schema';

const STATES: DocumentState[] = ['queued', 'working'];
const unfinished = () => trusted({ $in: STATES });

export type NewDocument = Pick<DocumentRecord, 'kind' | 'subject' | 'asker' | 'owner'>;

/** The records of printed documents. Each change of state is one conditional update. */
@Injectable()
export class DocumentsRepository {
  constructor(@InjectModel('Document') private readonly documents: Model<DocumentRecord>) {}

  async create(wanted: NewDocument): Promise<string> {
    const _id = new Types.ObjectId();
    const now = new Date();
    const state = { status: 'queued' as const, progress: 0, attempts: 0, createdAt: now, updatedAt: now };
    await this.documents.insertMany([{ _id, ...wanted, ...state }]);
    return _id.toHexString();
  }

  find(id: string): Promise<DocumentRecord | null> {
    return this.documents
      .findOne({ _id: new Types.ObjectId(id) })
      .lean<DocumentRecord>()
      .exec();
  }

  /** What the asker waits for already. */
  findWaiting(wanted: NewDocument): Promise<string | undefined> {
    return this.findSame(wanted, { status: unfinished() });
  }

  /** The same document, made for the same asker since this moment. */
  findMadeSince(wanted: NewDocument, moment: Date): Promise<string | undefined> {
    return this.findSame(wanted, { status: 'done', updatedAt: trusted({ $gt: moment }) });
  }

  /** @returns whether the document still waits to be made and has tries left. */
  begin(id: string, maxAttempts: number): Promise<boolean> {
    return this.change(
      { _id: new Types.ObjectId(id), status: unfinished(), attempts: trusted({ $lt: maxAttempts }) },
      { $set: { status: 'working', progress: 10, updatedAt: new Date() }, $inc: { attempts: 1 } },
    );
  }

  progress(id: string, progress: number): Promise<boolean> {
    return this.change(this.unfinished(id), { $set: { progress, updatedAt: new Date() } });
  }

  /** @returns false when it was finished by another run or removed in between. */
  finish(id: string, publicId: string): Promise<boolean> {
    return this.change(this.unfinished(id), {
      $set: { status: 'done', progress: 100, public_id: publicId, updatedAt: new Date() },
    });
  }

  fail(id: string, reason: string): Promise<boolean> {
    return this.change(this.unfinished(id), { $set: { status: 'failed', reason, updatedAt: new Date() } });
  }

  async idsWaitingSince(moment: Date): Promise<string[]> {
    const found = await this.documents
      .find({ status: unfinished(), updatedAt: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(500)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    return found.map(({ _id }) => _id.toHexString());
  }

  async idsCreatedBefore(moment: Date): Promise<string[]> {
    const found = await this.documents
      .find({ createdAt: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(500)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    return found.map(({ _id }) => _id.toHexString());
  }

  async idsOfOwner(owner: string): Promise<string[]> {
    const found = await this.documents.find({ owner }, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>().exec();
    return found.map(({ _id }) => _id.toHexString());
  }

  async remove(id: string): Promise<void> {
    await this.documents.deleteOne({ _id: new Types.ObjectId(id) });
  }

  private async findSame(
    { asker, kind, subject }: NewDocument,
    state: QueryFilter<DocumentRecord>,
  ): Promise<string | undefined> {
    const found = await this.documents
      .findOne({ asker, kind, subject, ...state }, { _id: 1 })
      .lean<{ _id: Types.ObjectId }>()
      .exec();
    return found?._id.toHexString();
  }

  private unfinished(id: string) {
    return { _id: new Types.ObjectId(id), status: unfinished() };
  }

  private async change(
    filter: QueryFilter<DocumentRecord>,
    update: UpdateQuery<DocumentRecord>,
  ): Promise<boolean> {
    return (await this.documents.updateOne(filter, update)).matchedCount > 0;
  }
}
