import { type FurtherFilesBody, type FurtherFilesStored, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, decodeDataUrl, type InternalClient, unavailable } from '@concord/nest-platform';

/** Re-encoding the picture takes time; the browser waits two minutes for a registration. */
const TIMEOUT = { timeoutMs: 60_000 };
const REFUSAL_STATUSES = new Set([400, 413, 415, 422]);
/** Statuses by which a media service says that it does not know the call. */
const UNKNOWN_CALL = new Set([404, 415]);

/** Returns the key in the form's `documents` for the position of a sent file. */
type KeyOf = (index: number) => string | number | undefined;

/**
 * Stores files of a student in the media service, all or none.
 * @throws AppError 400 or 413 if a file is refused, 503 if storing fails
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

/** For a media service of the previous release; the next release removes it with its two calls. */
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

/** Translates a refusal of the media service to field names of the form; other errors become 503. */
function refusalOfFiles(error: unknown, keyOf: KeyOf): AppError {
  if (!(error instanceof AppError) || !REFUSAL_STATUSES.has(error.statusCode))
    return unavailable('Your files could not be stored right now. Please try again', error);
  const issues = error.extra.issues?.map(({ path, message }) => ({
    path: toFormPath(path, keyOf),
    message,
  }));
  return new AppError(error.statusCode, error.code, error.message, { issues, cause: error });
}

/** Translates `passport` to `image_data`, and `documents.0.file` to, for example, `documents.jamb.file`. */
function toFormPath(path: string, keyOf: KeyOf): string {
  const [head, index, ...rest] = path.split('.');
  if (head === 'passport') return 'image_data';
  const key = head === 'documents' ? keyOf(Number(index)) : undefined;
  return key === undefined ? path : ['documents', key, ...rest].join('.');
}
