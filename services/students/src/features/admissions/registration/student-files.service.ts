import { Injectable } from '@nestjs/common';
import type { RegisterBody, StudentFilesStored } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';
import { sendFiles } from './send-files';

/** Stores the files of a registration in the media service, which checks them. */
@Injectable()
export class StudentFilesService {
  constructor(private readonly peers: InternalClient) {}

  /** @throws AppError 400 or 413 if a file is refused, 503 if storing fails */
  async store(student: string, body: RegisterBody): Promise<StudentFilesStored> {
    const sent = Object.entries(body.documents ?? {}).filter(([, upload]) => upload);
    const documents = sent.flatMap(([, upload]) => upload ?? []);
    const files = { passport: body.image_data, documents };
    const stored = await sendFiles(this.peers, student, files, (index) => sent[index]?.[0]);
    if (!stored.passport) throw new Error('No passport was stored');
    return { passport: stored.passport, documents: stored.documents };
  }
}
