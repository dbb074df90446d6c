import { AppError, badRequest } from './app-error';

/** `data:` and a media type with its parameters end well before this. */
const HEAD_MAX = 200;

interface DataUrlRules {
  maxBytes: number;
  /** Name of the file in error messages. */
  kind: 'picture' | 'document';
  /** Path of the field, for the issues of the error. */
  path: string;
}

/**
 * Decodes a base64 data URL. The media type it claims is ignored; its length is checked before anything is decoded.
 * @throws AppError 413 above the limit; 400 when it is not a data URL, not base64 or empty.
 */
export function decodeDataUrl(url: string, { maxBytes, kind, path }: DataUrlRules): Buffer {
  const refuse = (message: string) =>
    badRequest(kind === 'picture' ? 'NOT_AN_IMAGE' : 'FILE_REFUSED', message, [{ path, message }]);
  const comma = url.slice(0, HEAD_MAX).indexOf(',');
  const head = url.slice(0, Math.max(comma, 0)).toLowerCase();
  if (!head.startsWith('data:') || !head.endsWith(';base64'))
    throw refuse(`This is not a ${kind}: a base64 data URL is expected`);
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  const size = Math.floor(((url.length - comma - 1 - padding) * 3) / 4);
  if (size > maxBytes) {
    const message = `This ${kind} is larger than ${maxBytes / 1024 / 1024} MB`;
    throw new AppError(413, 'PAYLOAD_TOO_LARGE', message, { issues: [{ path, message }] });
  }
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  if (bytes.length === 0) throw refuse(`This ${kind} is empty`);
  // Buffer skips characters that are not base64, so a shorter result means that some were skipped.
  if (bytes.length !== size) throw refuse(`This ${kind} was damaged on the way. Please choose it again`);
  return bytes;
}
