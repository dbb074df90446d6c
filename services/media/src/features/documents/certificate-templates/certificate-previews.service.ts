import { Injectable } from '@nestjs/common';
import type { TemplatePreview, TemplatePreviewBody } from '@concord/contracts';
import type { AuditNote, StaffActor } from '@concord/nest-platform';
import { DocumentsService } from '../documents/documents.service';
import { FileStore } from '../../../shared/stored-files/file-store';
import {
  certificateSheet,
  certificateStyles,
  certificateTitle,
} from '../../../shared/printing/certificate-sheet';
import { specimenOf } from '../../../shared/printing/specimen';
import { templates } from '../../../shared/printing/templates';

/** Previews an unsaved template, by the code that prints certificates. */
@Injectable()
export class CertificatePreviews {
  constructor(
    private readonly documents: DocumentsService,
    private readonly store: FileStore,
  ) {}

  /** Renders HTML without fonts, because the site has the same ones. */
  async show(draft: TemplatePreviewBody): Promise<TemplatePreview> {
    const certificate = specimenOf(draft);
    const { certificateNumber: address } = certificate;
    const readPicture = (publicId: string) => this.store.bytes(publicId, 'signature');
    const sheet = await certificateSheet(certificate, { address, readPicture, isSpecimen: true });
    const title = certificateTitle(certificate);
    return { html: templates.certificate({ title, style: '', sheets: [sheet] }), css: certificateStyles };
  }

  /** @throws AppError 503 when no worker has a browser. */
  print(draft: TemplatePreviewBody, actor: StaffActor, audit: AuditNote): Promise<{ jobId: string }> {
    audit.note({ id: draft.design, label: draft.title });
    return this.documents.createSpecimen(draft, actor);
  }
}
