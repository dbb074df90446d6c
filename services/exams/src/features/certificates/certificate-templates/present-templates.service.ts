import { Injectable } from '@nestjs/common';
import type { CertificateDesign, CertificateTemplateRef, PrintedTemplate } from '@concord/contracts';
import { CertificateTemplatesRepository } from '../../../store/certificate-templates/certificate-templates.repository';
import { toPrintedTemplate } from './certificate-template.view';

/** Default design of courses. Its version 1 is that of certificates older than templates. */
const USUAL: CertificateDesign = 'course';
const FIRST: CertificateTemplateRef = { design: USUAL, version: 1 };

/** Current templates for printing. */
@Injectable()
export class PresentTemplates {
  constructor(private readonly templates: CertificateTemplatesRepository) {}

  /** Version for a new certificate of this course. */
  async of({ certificateTemplate: design = USUAL }: { certificateTemplate?: CertificateDesign }) {
    const latest = await this.templates.latest(design);
    return { design, version: latest?.version ?? FIRST.version } satisfies CertificateTemplateRef;
  }

  /** Versions of these certificates, in the same order; each is read once. */
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
