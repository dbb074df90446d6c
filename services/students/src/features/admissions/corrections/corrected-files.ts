import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type FurtherFilesStored, internalCalls, type StudentUpdateBody } from '@concord/contracts';
import { badRequest, InternalClient } from '@concord/nest-platform';
import { StudentCorrectionsRepository } from '../../../store/students/student-corrections.repository';
import type { FilesLease } from '../../../store/students/student-files.schema';
import type { StudentProjection } from '../../../store/students/student.schema';
import { sendFiles } from '../registration/send-files';

type Documents = NonNullable<StudentUpdateBody['documents']>;
type NewDocument = Extract<Documents[number], { file: string }>;
type Files = Partial<Pick<StudentProjection, 'passport' | 'documents'>>;

/** Lease of an upload, much longer than an upload or its time-out. */
const LEASE_MS = 3 * 60_000;
const CALL_TIMEOUT_MS = 5000;

export const newLease = (now = new Date()): FilesLease => ({
  id: randomUUID(),
  until: new Date(now.getTime() + LEASE_MS),
});

export const replacesFiles = ({ image_data, documents }: StudentUpdateBody): boolean =>
  image_data !== undefined || documents !== undefined;

/** Stores new files of a record next to the old ones, and removes files that the record does not refer to. */
@Injectable()
export class CorrectedFiles {
  constructor(
    private readonly records: StudentCorrectionsRepository,
    private readonly peers: InternalClient,
  ) {}

  /**
   * Stores new files; the caller must store the returned references.
   * @throws AppError 400, also for a document that the record does not have, 413, 503
   */
  async store({ _id, documents: old }: StudentProjection, body: StudentUpdateBody): Promise<Files> {
    const { image_data, documents } = body;
    const kept = (documents ?? []).map((each, index) => keptOf(old, each, index));
    const added = await this.upload(_id.toString(), body);
    const fresh = [...added.documents];
    return {
      ...(image_data !== undefined && added.passport && { passport: added.passport }),
      ...(documents && { documents: kept.flatMap((each) => each ?? fresh.shift() ?? []) }),
    };
  }

  /**
   * Stores further files of a record; the caller must store the returned references.
   * @throws AppError 400, 413, 503
   */
  async add(id: string, documents: readonly NewDocument[]): Promise<FurtherFilesStored['documents']> {
    return (await sendFiles(this.peers, id, { documents: [...documents] }, (index) => index)).documents;
  }

  /** Removes files that the record does not refer to, and ends the lease. */
  async tidy(id: string, lease: FilesLease): Promise<void> {
    const keep = await this.records.filesOf(id);
    // If the record was destroyed meanwhile, so were its files.
    if (!keep) return;
    await this.peers.call(
      internalCalls.internalFilesKeep,
      { params: { id }, body: { keep } },
      { timeoutMs: CALL_TIMEOUT_MS },
    );
    await this.records.endLease(id, lease);
  }

  private async upload(
    id: string,
    { image_data, documents = [] }: StudentUpdateBody,
  ): Promise<FurtherFilesStored> {
    const sent = documents.flatMap((each, index) => ('file' in each ? [{ index, ...each }] : []));
    if (image_data === undefined && sent.length === 0) return { documents: [] };
    const files = {
      passport: image_data,
      documents: sent.map(({ name, file }) => ({ name, file })),
    };
    return sendFiles(this.peers, id, files, (position) => sent[position]?.index);
  }
}

function keptOf(old: StudentProjection['documents'], given: Documents[number], index: number) {
  if ('file' in given) return undefined;
  const found = old.find(({ file }) => file.public_id === given.public_id);
  if (found) return found;
  const message = 'This document is not in the record';
  throw badRequest('VALIDATION', message, [{ path: `documents.${index}.public_id`, message }]);
}
