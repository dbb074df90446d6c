import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { calls, QueryOf } from '@concord/contracts';
import { FileLinks, forbidden, log, notFound, type Origin } from '@concord/nest-platform';
import { ObjectStore } from '../../../store/objects/object-store';
import { contentDisposition } from '../../../shared/content/file-name';
import type { FileRecord } from '../../../store/files/file.schema';
import { isPublicId } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';
import { HallPictures } from './hall-pictures';
import { OpenedFiles } from './opened-files';
import { linkedFile, requireServable } from '../../../shared/scanning/scan-rule';

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

  /** Marks an export as downloaded; a failing store does not prevent the download. */
  private async markFetched({ kind, public_id, fetchedAt }: FileRecord): Promise<void> {
    if (kind !== 'export' || fetchedAt) return;
    await this.files
      .markFetched(public_id, new Date())
      .catch((err: unknown) => log.warn({ err, public_id }, 'a fetched file could not be marked'));
  }
}

/** PDF has no sandbox, in which viewers do not open; scripts in a PDF cannot reach our origin anyway. */
function contentSecurityPolicy(type: string, isDownload: boolean): string {
  return type === 'application/pdf' && !isDownload
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'"
    : "default-src 'none'; sandbox; frame-ancestors 'none'";
}

/** Caches a file until its link expires; unscanned files are never cached. */
function cacheControl({ kind, scan }: FileRecord, isUnscanned: boolean, expiresAt: number): string {
  if (isUnscanned) return 'no-store';
  if (kind === 'gallery')
    return scan === 'pending' ? 'no-cache' : `public, max-age=${YEAR_SECONDS}, immutable`;
  return `private, max-age=${Math.max(0, expiresAt - Math.floor(Date.now() / 1000))}`;
}
