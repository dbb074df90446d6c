import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { DOCUMENT_MODEL, type DocumentRecord } from './document.schema';

const PENDING: DocumentRecord['status'][] = ['queued', 'working'];
const SWEEP_BATCH = 500;

type Filter = QueryFilter<DocumentRecord>;
const isPending = (): Filter => ({ status: trusted({ $in: PENDING }) });
const pendingDocument = (id: string): Filter => ({ _id: new Types.ObjectId(id), ...isPending() });

export type NewDocument = Pick<
  DocumentRecord,
  'kind' | 'subject' | 'asker' | 'owner' | 'draft' | 'statement'
>;

/** The records of printed documents. Each state change is one conditional update. */
@Injectable()
export class DocumentsRepository {
  constructor(@InjectModel(DOCUMENT_MODEL) private readonly documents: Model<DocumentRecord>) {}

  async create(document: NewDocument): Promise<string> {
    const _id = new Types.ObjectId();
    const now = new Date();
    const state = { status: 'queued' as const, progress: 0, attempts: 0, createdAt: now, updatedAt: now };
    await this.documents.insertMany([{ _id, ...document, ...state }]);
    return _id.toHexString();
  }

  find(id: string): Promise<DocumentRecord | null> {
    return this.documents
      .findOne({ _id: new Types.ObjectId(id) })
      .lean<DocumentRecord>()
      .exec();
  }

  /** The pending document for the same record and requester. */
  findPending(document: NewDocument): Promise<string | undefined> {
    return this.findSame(document, isPending());
  }

  /** The document for the same record and requester that was finished after this moment. */
  findFinishedSince(document: NewDocument, moment: Date): Promise<string | undefined> {
    return this.findSame(document, { status: 'done', updatedAt: trusted({ $gt: moment }) });
  }

  /** Latest document for the same record and requester in any state, requested after this moment. */
  findLatestSince({ asker, kind, subject }: NewDocument, moment: Date): Promise<DocumentRecord | null> {
    return this.documents
      .findOne({ asker, kind, subject, createdAt: trusted({ $gt: moment }) })
      .sort({ createdAt: -1 })
      .lean<DocumentRecord>()
      .exec();
  }

  /** @returns false when the document is not pending or has no attempts left. */
  startAttempt(id: string, maxAttempts: number): Promise<boolean> {
    return this.update(
      { ...pendingDocument(id), attempts: trusted({ $lt: maxAttempts }) },
      { $set: { status: 'working', progress: 10, updatedAt: new Date() }, $inc: { attempts: 1 } },
    );
  }

  setProgress(id: string, progress: number): Promise<boolean> {
    return this.update(pendingDocument(id), { $set: { progress, updatedAt: new Date() } });
  }

  /** @returns false when another run finished it or it was removed meanwhile. */
  finish(id: string, publicId: string): Promise<boolean> {
    return this.update(pendingDocument(id), {
      $set: { status: 'done', progress: 100, public_id: publicId, updatedAt: new Date() },
    });
  }

  fail(id: string, reason: string): Promise<boolean> {
    return this.update(pendingDocument(id), { $set: { status: 'failed', reason, updatedAt: new Date() } });
  }

  /** Ids of pending documents without progress since this moment, at most 500. */
  idsPendingSince(moment: Date): Promise<string[]> {
    return this.ids({ ...isPending(), updatedAt: trusted({ $lt: moment }) }, SWEEP_BATCH);
  }

  /** At most 500 ids. */
  idsCreatedBefore(moment: Date): Promise<string[]> {
    return this.ids({ createdAt: trusted({ $lt: moment }) }, SWEEP_BATCH);
  }

  idsByOwner(owner: string): Promise<string[]> {
    return this.ids({ owner });
  }

  async remove(id: string): Promise<void> {
    await this.documents.deleteOne({ _id: new Types.ObjectId(id) });
  }

  private async findSame({ asker, kind, subject }: NewDocument, state: Filter): Promise<string | undefined> {
    return (await this.ids({ asker, kind, subject, ...state }, 1))[0];
  }

  /** A `limit` of 0 means no limit. */
  private async ids(filter: Filter, limit = 0): Promise<string[]> {
    const found = await this.documents
      .find(filter, { _id: 1 })
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    return found.map(({ _id }) => _id.toHexString());
  }

  private async update(filter: Filter, change: UpdateQuery<DocumentRecord>): Promise<boolean> {
    return (await this.documents.updateOne(filter, change)).matchedCount > 0;
  }
}
