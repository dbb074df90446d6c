import { createHash } from 'node:crypto';
import type { RegisterBody } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';

/** A registration that its client may repeat: its Idempotency-Key and what it asked for. */
export interface RegistrationAttempt {
  key: string;
  bodyHash: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws AppError 400 for a header that is not a UUID. */
export function attemptOf(header: string | undefined, body: RegisterBody): RegistrationAttempt | undefined {
  if (header === undefined) return undefined;
  if (!UUID.test(header)) throw badRequest('BAD_REQUEST', 'Idempotency-Key must be a UUID');
  return { key: header.toLowerCase(), bodyHash: hashOf(body) };
}

/** The hash of the checked body, whose keys always come in the schema's order. */
function hashOf({ image_data, documents, ...rest }: RegisterBody): string {
  const hash = createHash('sha256').update(JSON.stringify(rest));
  const files = [documents?.higestQualification, documents?.jamb];
  // Files one by one: a copy of the whole body as one text would double its memory.
  for (const part of [image_data, ...files.flatMap((file) => [file?.name ?? '', file?.file ?? ''])])
    hash.update(`\n${part.length}\n`).update(part);
  return hash.digest('base64url');
}
