import { createHash } from 'node:crypto';
import type { RegisterBody } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';

/** The Idempotency-Key of a request, with the hash of its body. */
export interface IdempotencyKey {
  key: string;
  bodyHash: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws AppError 400 unless the header is a UUID */
export function parseIdempotencyKey(
  header: string | undefined,
  body: RegisterBody,
): IdempotencyKey | undefined {
  return header === undefined ? undefined : { key: uuidOf(header), bodyHash: hashBody(body) };
}

/** The Idempotency-Key in a header. @throws AppError 400 unless it is a UUID */
export function uuidOf(header: string): string {
  if (!UUID.test(header)) throw badRequest('BAD_REQUEST', 'Idempotency-Key must be a UUID');
  return header.toLowerCase();
}

/** Hashes the parsed body, whose keys are always in the order of the schema. */
function hashBody({ image_data, documents, ...rest }: RegisterBody): string {
  return hashOf(rest, [image_data, ...partsOf([documents?.higestQualification, documents?.jamb])]);
}

/** Names and contents of files, for {@link hashOf}. */
export const partsOf = (files: readonly ({ name: string; file: string } | undefined)[]): string[] =>
  files.flatMap((file) => [file?.name ?? '', file?.file ?? '']);

/** Hashes fields and long texts. Texts are hashed one by one, because a text of the whole body would double its memory. */
export function hashOf(fields: object, texts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(fields));
  for (const part of texts) hash.update(`\n${part.length}\n`).update(part);
  return hash.digest('base64url');
}
