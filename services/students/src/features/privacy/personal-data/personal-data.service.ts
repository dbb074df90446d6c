import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { internalCalls, type OwnedFile } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  AppError,
  auditActorOf,
  AuditTrail,
  forbidden,
  InternalClient,
  type MemberActor,
  type Origin,
  required,
  type StaffActor,
} from '@concord/nest-platform';
import { PersonalDataReader } from './personal-data.reader';
import { type GatheredData, toPersonalData } from './personal-data.view';
import { readMe } from './read-me';
import { type ZipEntry, zipOf } from './zip-stream';

const INFECTED = 'Left out because malware was found in it';
const MISSING = 'No longer stored';

/** Access to an archive, for the audit log. */
interface Access {
  readonly action: string;
  readonly actor: ReturnType<typeof auditActorOf>;
  readonly origin: Origin;
}

/** Exports all data about a person who requests it. */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly reader: PersonalDataReader,
    private readonly peers: InternalClient,
    private readonly audit: AuditTrail,
  ) {}

  /** The archive. The access is recorded before anything is sent. @throws AppError 404, 503 */
  export(staff: StaffActor, id: string, origin: Origin): Promise<Readable> {
    return this.archiveOf(id, { action: 'student.export', actor: auditActorOf(staff), origin });
  }

  /** The archive of the person who is signed in. @throws AppError 403 for staff who look at the page, 404, 503 */
  async exportOwn(actor: MemberActor, origin: Origin): Promise<{ id: string; archive: Readable }> {
    if (actor.viewer) throw forbidden('Only the person may download this file');
    const id = required(actor.student, 'Your registration');
    const access = { action: 'student.own-export', actor: auditActorOf(actor), origin };
    return { id, archive: await this.archiveOf(id, access) };
  }

  private async archiveOf(id: string, { action, actor, origin }: Access): Promise<Readable> {
    const data = await this.reader.gather(id);
    const target = { entity: 'student', id, label: recordName(data.student) };
    await this.audit.record({ action, outcome: 'done', actor, target, ...origin });
    return Readable.from(zipOf(this.entriesOf(data)), { objectMode: false });
  }

  /** Files first, so that `data.json` lists those that are included. */
  private async *entriesOf(data: GatheredData): AsyncGenerator<ZipEntry> {
    const files: object[] = [];
    for (const [index, file] of data.files.entries()) {
      const { kind, name, type, size, createdAt, saveName, isInfected } = file;
      const path = `files/${index + 1} ${saveName}`;
      const bytes = isInfected ? undefined : await this.bytesOf(file);
      const where = bytes ? { path } : { leftOut: isInfected ? INFECTED : MISSING };
      files.push({ kind, name, type, size, storedAt: createdAt, ...where });
      if (bytes) yield { name: path, bytes };
    }
    const json = JSON.stringify({ ...toPersonalData(data), files }, null, 2);
    yield { name: 'data.json', bytes: Buffer.from(json) };
    yield { name: 'README.txt', bytes: Buffer.from(readMe(new Date())) };
  }

  private async bytesOf({ public_id }: OwnedFile): Promise<Buffer | undefined> {
    try {
      return await this.peers.bytes(internalCalls.internalFileGet, { params: { public_id } });
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 404) return undefined;
      throw error;
    }
  }
}
