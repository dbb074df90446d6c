import { AppError, badRequest } from '@concord/nest-platform';

/** `data:` and a media type with its parameters end well before this. */
const HEAD_MAX = 200;

interface DataUrlRules {
  maxBytes: number;
  /** What the file is called in a refusal, as `picture`. */
  noun: string;
  /** Path of the field for the refusal's issues. */
  path: string;
}

/**
 * The bytes of a base64 data URL. The media type that it claims is not believed and not returned. Its length
 * is judged before anything is decoded.
 * @throws AppError 413 above the limit, 400 for what is no data URL, is not base64 or is empty.
 */
export function bytesOfDataUrl(url: string, { maxBytes, noun, path }: DataUrlRules): Buffer {
  const refuse = (words: string) =>
    badRequest(noun === 'picture' ? 'NOT_AN_IMAGE' : 'FILE_REFUSED', words, [{ path, message: words }]);
  const comma = url.slice(0, HEAD_MAX).indexOf(',');
  const head = url.slice(0, Math.max(comma, 0)).toLowerCase();
  if (!head.startsWith('data:') || !head.endsWith(';base64'))
    throw refuse(`This is not a ${noun}: a base64 data URL is expected`);
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  const size = Math.floor(((url.length - comma - 1 - padding) * 3) / 4);
  if (size > maxBytes) throw tooLarge(noun, maxBytes, path);
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  if (bytes.length === 0) throw refuse(`This ${noun} is empty`);
  // Buffer skips over what is not base64, so a shorter outcome shows that something was skipped.
  if (bytes.length !== size) throw refuse(`This ${noun} arrived damaged, please choose it again`);
  return bytes;
}

function tooLarge(noun: string, maxBytes: number, path: string): AppError {
  const message = `This ${noun} is larger than ${maxBytes / 1024 / 1024} MB`;
  return new AppError(413, 'PAYLOAD_TOO_LARGE', message, { issues: [{ path, message }] });
}
