import multipart, { type MultipartFile } from '@fastify/multipart';
import { BODY_LIMITS } from '@concord/contracts';
import { AppError, badRequest, errorOfStatus } from '@concord/nest-platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMisleading } from './archive/archive';

/** Registers the parser of `multipart/form-data`: one file and a few fields. */
export async function registerUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: BODY_LIMITS.sheet,
      files: 1,
      fields: 10,
      fieldSize: 10_000,
      parts: 12,
      headerPairs: 100,
    },
  });
}

/** An uploaded file with the fields beside it. */
export interface UploadForm {
  file: Buffer;
  name: string;
  fields: Record<string, string>;
}

/** Reads the field `file`. @throws AppError 400 if it is missing, 413 above the size limit */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  return (await readUploadForm(request)).file;
}

/** Reads the field `file` and the other fields. @throws AppError 400 if it is missing, 413 above the size limit */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) throw missing();
  try {
    const fields = new Map<string, string>();
    let upload: Pick<UploadForm, 'file' | 'name'> | undefined;
    for await (const part of request.parts()) {
      if (part.type === 'file') upload = { file: await contentOf(part), name: part.filename };
      else if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
    }
    if (!upload) throw missing();
    return { ...upload, fields: Object.fromEntries(fields) };
  } catch (error) {
    throw refusalOf(error);
  }
}

async function contentOf(part: MultipartFile): Promise<Buffer> {
  const file = await part.toBuffer();
  // The library does not report a file that exceeds the limit in its last chunk.
  if (part.file.truncated) throw errorOfStatus(413);
  if (part.fieldname !== 'file') throw missing();
  if (isMisleading(part.filename))
    throw badRequest(
      'FILE_REFUSED',
      'The name of this file hides its real ending. Rename the file and try again',
    );
  return file;
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return errorOfStatus(413, error);
  return badRequest('BAD_REQUEST', 'The upload did not work. Please choose the file again');
}

const missing = () => badRequest('NOT_XLSX', 'Choose a file to upload');
