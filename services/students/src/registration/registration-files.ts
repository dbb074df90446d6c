import { Injectable } from '@nestjs/common';
import {
  type RegisterBody,
  type StudentFilesBody,
  type StudentFilesStored,
  studentFilesStored,
} from '@concord/contracts';
import { AppError, InternalClient, unavailable } from '@concord/nest-platform';

/** Storing re-encodes the picture; a registration gives up after two minutes in all. */
const STORE_MS = 60_000;
const REFUSED = new Set([400, 413, 415, 422]);

/** A registration's files, which the media service judges and keeps. */
@Injectable()
export class RegistrationFiles {
  constructor(private readonly peers: InternalClient) {}

  /** @throws AppError 400 or 413 when a file is refused, 503 when the files cannot be stored now. */
  async store(student: string, body: RegisterBody): Promise<StudentFilesStored> {
    const { higestQualification, jamb } = body.documents ?? {};
    const sent = [
      { key: 'higestQualification', upload: higestQualification },
      { key: 'jamb', upload: jamb },
    ].flatMap(({ key, upload }) => (upload ? [{ key, upload }] : []));
    const documents = sent.map(({ upload }) => upload);
    const request: StudentFilesBody = { student, passport: body.image_data, documents };
    try {
      const stored = await this.peers.call<unknown>('media', {
        method: 'POST',
        path: '/student-files',
        body: request,
        timeoutMs: STORE_MS,
      });
      return studentFilesStored.parse(stored);
    } catch (error) {
      throw this.inWordsOfTheForm(
        error,
        sent.map(({ key }) => key),
      );
    }
  }

  private inWordsOfTheForm(error: unknown, keys: string[]): AppError {
    if (!(error instanceof AppError) || !REFUSED.has(error.statusCode))
      return unavailable('Your files could not be stored at the moment, please try again', error);
    const issues = error.extra.issues?.map(({ path, message }) => ({ path: fieldOf(path, keys), message }));
    return new AppError(error.statusCode, error.code, error.message, { issues, cause: error });
  }
}

/** The form's name of a field that the media service calls by its own. */
function fieldOf(path: string, keys: string[]): string {
  const [head, index, ...rest] = path.split('.');
  if (head === 'passport') return 'image_data';
  const key = head === 'documents' ? keys[Number(index)] : undefined;
  return key ? ['documents', key, ...rest].join('.') : path;
}
