import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { calls, QueryOf } from '@concord/contracts';
import { FileLinks, forbidden, notFound } from '@concord/nest-platform';
import { ObjectStore } from '../storage/object-store';
import { contentDisposition } from './file-name';
import { isPublicId } from './file-store';
import { FilesRepository } from './files.repository';

interface ServedFile {
  stream: Readable;
  headers: Record<string, string>;
}

const YEAR_SECONDS = 31_536_000;

/** Serves stored files to holders of a signed link, and gallery pictures to everyone. */
@Injectable()
export class FilesService {
  constructor(
    private readonly links: FileLinks,
    private readonly files: FilesRepository,
    private readonly objects: ObjectStore,
  ) {}

  /** @throws AppError 403 without a valid signature, 404 when there is no such file. */
  async open(publicId: string, { exp, sig }: QueryOf<typeof calls.fileGet>): Promise<ServedFile> {
    const signed = this.links.isValid(publicId, exp, sig);
    if (sig !== undefined && !signed)
      throw forbidden('This link has ended. Open the page again for a new one');
    const file = isPublicId(publicId) ? await this.files.find(publicId) : null;
    if (!file) throw notFound('The file');
    const isPublic = file.kind === 'gallery';
    if (!isPublic && !signed) throw forbidden('This file needs a link that was made for you');
    const stream = await this.objects.stream(publicId);
    if (!stream) throw notFound('The file');
    return {
      stream,
      headers: {
        'content-type': file.type,
        'content-length': String(file.size),
        'content-disposition': contentDisposition(file.name, file.type),
        'x-content-type-options': 'nosniff',
        'content-security-policy': contentSecurityPolicy(file.type),
        'cache-control': isPublic
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : `private, max-age=${Math.max(0, Number(exp) - Math.floor(Date.now() / 1000))}`,
      },
    };
  }
}

/** A browser's PDF viewer does not open in a sandbox; scripts in a PDF cannot reach our origin anyway. */
function contentSecurityPolicy(type: string): string {
  return type === 'application/pdf'
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'none'";
}
