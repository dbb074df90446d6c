import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { calls, QueryOf } from '@concord/contracts';
import { FileLinks, forbidden, log, notFound, type Origin } from '@concord/nest-platform';
import { ObjectStore } from '../storage/object-store';
import { contentDisposition } from './file-name';
import type { FileRecord } from './file.schema';
import { isPublicId } from './file-store';
import { FilesRepository } from './files.repository';
import { HallPictures } from './hall-pictures';
import { OpenedFiles } from './opened-files';
import { linkedFile, requireServable } from './scan-rule';

interface ServedFile {
  content: Readable | Buffer;
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
    private readonly opened: OpenedFiles,
    private readonly pictures: HallPictures,
  ) {}

  /** @throws AppError 403 without a valid signature and for a file that is held back, 404 when there is no such file. */
  async open(name: string, { exp, sig }: QueryOf<typeof calls.fileGet>, origin: Origin): Promise<ServedFile> {
    const signed = this.links.isValid(name, exp, sig);
    if (sig !== undefined && !signed)
      throw forbidden('This link has expired. Open the page again for a new one');
    const { publicId, allowsUnscanned } = linkedFile(name);
    const kept = signed ? this.pictures.get(publicId) : undefined;
    const file = kept?.file ?? (isPublicId(publicId) ? await this.files.find(publicId) : null);
    if (!file) throw notFound('The file');
    const isPublic = file.kind === 'gallery';
    if (!isPublic && !signed) throw forbidden('You need a personal link to open this file');
    requireServable(file, allowsUnscanned);
    const content = kept?.bytes ?? (await this.content(file));
    if (!content) throw notFound('The file');
    await this.opened.record(file, origin);
    await this.markFetched(file);
    return {
      content,
      headers: {
        'content-type': file.type,
        'content-length': String(file.size),
        'content-disposition': contentDisposition(
          file.name,
          file.type,
          allowsUnscanned || file.kind === 'export',
        ),
        'x-content-type-options': 'nosniff',
        'content-security-policy': contentSecurityPolicy(file.type, allowsUnscanned),
        'cache-control': cacheControl(file, allowsUnscanned, Number(exp)),
      },
    };
  }

  private content(file: FileRecord): Promise<Readable | Buffer | undefined> {
    const { public_id } = file;
    return file.kind === 'question'
      ? this.pictures.load(file, () => this.objects.bytes(public_id))
      : this.objects.stream(public_id);
  }

  /** Notes that a file of a list was fetched; a store that is away costs nobody the file. */
  private async markFetched({ kind, public_id, fetchedAt }: FileRecord): Promise<void> {
    if (kind !== 'export' || fetchedAt) return;
    await this.files
      .markFetched(public_id, new Date())
      .catch((err: unknown) => log.warn({ err, public_id }, 'a fetched file could not be marked'));
  }
}

/** A browser's PDF viewer does not open in a sandbox; scripts in a PDF cannot reach our origin anyway. */
function contentSecurityPolicy(type: string, isDownload: boolean): string {
  return type === 'application/pdf' && !isDownload
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'none'";
}

/** As long as the link is valid; what was not scanned must not stay in a cache. */
function cacheControl({ kind, scan }: FileRecord, isUnscanned: boolean, expiresAt: number): string {
  if (isUnscanned) return 'no-store';
  if (kind === 'gallery')
    return scan === 'pending' ? 'no-cache' : `public, max-age=${YEAR_SECONDS}, immutable`;
  return `private, max-age=${Math.max(0, expiresAt - Math.floor(Date.now() / 1000))}`;
}
