import { Injectable } from '@nestjs/common';
import type { CertificateDesign, CertificateTemplateRef, PrintedTemplate } from '@concord/contracts';
import { CertificateTemplatesRepository } from '../../../store/certificate-templates/certificate-templates.repository';
import { toPrintedTemplate } from './certificate-template.view';

/** Default design of courses, and of certificates older than templates with its version 1. */
const USUAL: CertificateDesign = 'course';
const FIRST: CertificateTemplateRef = { design: USUAL, version: 1 };

/** Current templates for printing. */
@Injectable()
export class PresentTemplates {
  constructor(private readonly templates: CertificateTemplatesRepository) {}

  /** The version that a certificate of this course gets now. */
  async of({ certificateTemplate: design = USUAL }: { certificateTemplate?: CertificateDesign }) {
    const latest = await this.templates.latest(design);
    return { design, version: latest?.version ?? FIRST.version } satisfies CertificateTemplateRef;
  }

  /** The versions of these certificates, each read once; the same order. */
  async printedWith(
    certificates: readonly { template?: CertificateTemplateRef }[],
  ): Promise<(PrintedTemplate | undefined)[]> {
    const refs = certificates.map(({ template = FIRST }) => template);
    const distinct = new Map(refs.map((ref) => [refName(ref), ref]));
    const found = await Promise.all(
      [...distinct].map(async ([key, ref]) => [key, await this.templates.find(ref)] as const),
    );
    const printed = new Map(found.map(([key, record]) => [key, record && toPrintedTemplate(record)]));
    return refs.map((ref) => printed.get(refName(ref)) ?? undefined);
  }
}

const refName = ({ design, version }: CertificateTemplateRef): string => `${design}-${version}`;
