import { type FurtherFilesBody, type FurtherFilesStored, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, decodeDataUrl, type InternalClient, unavailable } from '@concord/nest-platform';

/** Storing re-encodes the picture; the browser stops waiting for a registration after two minutes. */
const TIMEOUT = { timeoutMs: 60_000 };
const REFUSAL_STATUSES = new Set([400, 413, 415, 422]);
/** Answers of a media service that does not know the call. */
const UNKNOWN_CALL = new Set([404, 415]);

/** Key of the form in `documents` for the position of a file that was sent. */
type KeyOf = (index: number) => string | number | undefined;

/**
 * Stores files of a student in the media service, all or none.
 * @throws AppError 400 or 413 when a file is refused, 503 when the files cannot be stored now.
 */
export async function sendFiles(
  peers: InternalClient,
  student: string,
  files: FurtherFilesBody,
  keyOf: KeyOf,
): Promise<FurtherFilesStored> {
  try {
    return await sendBytes(peers, student, files);
  } catch (error) {
    throw refusalOfFiles(error, keyOf);
  }
}

async function sendBytes(
  peers: InternalClient,
  student: string,
  files: FurtherFilesBody,
): Promise<FurtherFilesStored> {
  const { passport, documents } = files;
  const photo =
    passport === undefined
      ? []
      : [decodeDataUrl(passport, { maxBytes: LIMITS.pictureBytes, kind: 'picture', path: 'passport' })];
  const others = documents.map(({ file }, index) =>
    decodeDataUrl(file, {
      maxBytes: LIMITS.documentBytes,
      kind: 'document',
      path: `documents.${index}.file`,
    }),
  );
  const body = { student, hasPassport: photo.length > 0, documents: documents.map(({ name }) => ({ name })) };
  try {
    return await peers.call(
      internalCalls.internalFilesAttach,
      { body },
      { ...TIMEOUT, attachments: [...photo, ...others] },
    );
  } catch (error) {
    if (!(error instanceof AppError && UNKNOWN_CALL.has(error.statusCode))) throw error;
    return sendUrls(peers, student, files);
  }
}

/** For a media service of the previous release; goes with its two calls in the next one. */
function sendUrls(
  peers: InternalClient,
  student: string,
  { passport, documents }: FurtherFilesBody,
): Promise<FurtherFilesStored> {
  if (passport === undefined)
    return peers.call(
      internalCalls.internalFilesAdd,
      { params: { id: student }, body: { documents } },
      TIMEOUT,
    );
  return peers.call(internalCalls.internalFilesStore, { body: { student, passport, documents } }, TIMEOUT);
}

/**
 * A refusal of the media service with the field names of the form; any other error as 503.
 * @param keyOf the form's key in `documents` for the position of a file that was sent
 */
function refusalOfFiles(error: unknown, keyOf: KeyOf): AppError {
  if (!(error instanceof AppError) || !REFUSAL_STATUSES.has(error.statusCode))
    return unavailable('Your files could not be stored right now. Please try again', error);
  const issues = error.extra.issues?.map(({ path, message }) => ({
    path: toFormPath(path, keyOf),
    message,
  }));
  return new AppError(error.statusCode, error.code, error.message, { issues, cause: error });
}

/** `passport` becomes `image_data`, and `documents.0.file` for example `documents.jamb.file`. */
function toFormPath(path: string, keyOf: KeyOf): string {
  const [head, index, ...rest] = path.split('.');
  if (head === 'passport') return 'image_data';
  const key = head === 'documents' ? keyOf(Number(index)) : undefined;
  return key === undefined ? path : ['documents', key, ...rest].join('.');
}
