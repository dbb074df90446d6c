import { Injectable } from '@nestjs/common';
import { internalCalls, type RegisterBody, type StudentFilesStored } from '@concord/contracts';
import { AppError, InternalClient, unavailable } from '@concord/nest-platform';

/** Storing re-encodes the picture; the browser stops waiting for a registration after two minutes. */
export const STORE_TIMEOUT_MS = 60_000;
const REFUSAL_STATUSES = new Set([400, 413, 415, 422]);

/** Sends the files of a registration to the media service, which checks and stores them. */
@Injectable()
export class StudentFilesService {
  constructor(private readonly peers: InternalClient) {}

  /** @throws AppError 400 or 413 when a file is refused, 503 when the files cannot be stored now. */
  async store(student: string, body: RegisterBody): Promise<StudentFilesStored> {
    const sent = Object.entries(body.documents ?? {}).filter(([, upload]) => upload);
    const documents = sent.flatMap(([, upload]) => upload ?? []);
    try {
      return await this.peers.call(
        internalCalls.internalFilesStore,
        { body: { student, passport: body.image_data, documents } },
        { timeoutMs: STORE_TIMEOUT_MS },
      );
    } catch (error) {
      const keys = sent.map(([key]) => key);
      throw refusalOfFiles(error, (index) => keys[index]);
    }
  }
}

/**
 * A refusal of the media service with the field names of the form; any other error as 503.
 * @param keyOf the form's key in `documents` for the position of a file that was sent
 */
export function refusalOfFiles(
  error: unknown,
  keyOf: (index: number) => string | number | undefined,
): AppError {
  if (!(error instanceof AppError) || !REFUSAL_STATUSES.has(error.statusCode))
    return unavailable('Your files could not be stored right now. Please try again', error);
  const issues = error.extra.issues?.map(({ path, message }) => ({
    path: toFormPath(path, keyOf),
    message,
  }));
  return new AppError(error.statusCode, error.code, error.message, { issues, cause: error });
}

/** `passport` becomes `image_data`, and `documents.0.file` for example `documents.jamb.file`. */
function toFormPath(path: string, keyOf: (index: number) => string | number | undefined): string {
  const [head, index, ...rest] = path.split('.');
  if (head === 'passport') return 'image_data';
  const key = head === 'documents' ? keyOf(Number(index)) : undefined;
  return key === undefined ? path : ['documents', key, ...rest].join('.');
}
