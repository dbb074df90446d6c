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
  if (header === undefined) return undefined;
  if (!UUID.test(header)) throw badRequest('BAD_REQUEST', 'Idempotency-Key must be a UUID');
  return { key: header.toLowerCase(), bodyHash: hashBody(body) };
}

/** Hashes the parsed body, whose keys are always in the order of the schema. */
function hashBody({ image_data, documents, ...rest }: RegisterBody): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  const files = [documents?.higestQualification, documents?.jamb];
  // Files are hashed one by one, because one text of the whole body would double its memory.
  for (const part of [image_data, ...files.flatMap((file) => [file?.name ?? '', file?.file ?? ''])])
    hash.update(`\n${part.length}\n`).update(part);
  return hash.digest('base64url');
}
