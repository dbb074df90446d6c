import { Injectable } from '@nestjs/common';
import { type EvidenceBody, type EvidenceStored, LIMITS, type TransferEvidence } from '@concord/contracts';
import { badRequest, errorOfStatus, FileLinks, notFound } from '@concord/nest-platform';
import { detectDocumentType } from '../../../shared/content/document-type';
import { displayName } from '../../../shared/content/file-name';
import { isPicture, normalizePicture } from '../../../shared/content/picture';
import { isWithheld, unscannedName } from '../../../shared/scanning/scan-rule';
import { FileStore, type NewFile } from '../../../shared/stored-files/file-store';
import { FilesRepository } from '../../../store/files/files.repository';

/** Longest side in pixels: the small print of a receipt stays readable. */
const SIDE = 2400;
const PDF = 'application/pdf';
const NOT_EVIDENCE = 'Send a picture or a PDF';

/** Evidence of transfers: checked like documents of applicants, but pictures and PDF only. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly store: FileStore,
    private readonly files: FilesRepository,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 400 for another kind of file, 413. */
  async save(
    { payment, name }: EvidenceBody,
    [bytes, ...others]: readonly Buffer[],
  ): Promise<EvidenceStored> {
    if (!bytes || others.length > 0) throw badRequest('BAD_REQUEST', 'Send one file');
    if (bytes.length > LIMITS.documentBytes) throw errorOfStatus(413);
    const file = { owner: payment, kind: 'evidence' as const, name: displayName(name) };
    await this.store.save([{ ...file, ...(await contentOf(bytes)) }]);
    return { name: file.name };
  }

  /** Link for staff, before its scan as a download. @throws AppError 404. */
  async linkTo(payment: string): Promise<TransferEvidence> {
    const file = (await this.files.findByOwner(payment)).find(({ kind }) => kind === 'evidence');
    if (!file) throw notFound('The evidence');
    const { public_id, name, type, size, scan } = file;
    const linked = isWithheld(file) ? unscannedName(public_id) : public_id;
    return {
      ...{ name, type, size },
      ...(scan && { scan }),
      ...(scan !== 'infected' && { url: this.links.sign(linked) }),
    };
  }
}

async function contentOf(bytes: Buffer): Promise<Pick<NewFile, 'type' | 'bytes' | 'width' | 'height'>> {
  if (await isPicture(bytes)) return normalizePicture(bytes, { type: 'image/jpeg', maxSide: SIDE }, 'file');
  const verdict = await detectDocumentType(bytes);
  if ('type' in verdict && verdict.type === PDF) return { type: PDF, bytes };
  const isPdf = bytes.toString('latin1', 0, 5) === '%PDF-';
  const refusal = 'refusal' in verdict && isPdf ? verdict.refusal : NOT_EVIDENCE;
  throw badRequest('FILE_REFUSED', refusal, [{ path: 'file', message: refusal }]);
}
