import { Injectable } from '@nestjs/common';
import type { PrintedTemplate } from '@concord/contracts';
import { conflict } from '@concord/nest-platform';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { CoursesRepository } from '../../../store/courses/courses.repository';
import { PresentTemplates } from '../certificate-templates/present-templates.service';
import { type CertificateDraft, newCertificate } from './new-certificate';

const NUMBER_TRIES = 5;

/** Stores certificates with a new number, at most one per serial or key. */
@Injectable()
export class CertificateWriter {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly courses: CoursesRepository,
    private readonly templates: PresentTemplates,
  ) {}

  /**
   * Uses the current template of the course, or the draft's if the course is removed.
   * @returns the certificate with the draft's serial or key, which may be an earlier one
   */
  async add(draft: CertificateDraft): Promise<{ certificate: CertificateRecord; isNew: boolean }> {
    const template = await this.templateOf(draft);
    for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
      const certificate = newCertificate({ ...draft, template });
      const taken = await this.certificates.insert(certificate);
      if (!taken) return { certificate, isNew: true };
      const existing = taken === 'serialNumber' && (await this.certificates.findBySerial(draft.serialNumber));
      if (existing) return { certificate: existing, isNew: false };
    }
    throw conflict('CONFLICT', 'No free certificate number was found. Please try again');
  }

  /** The template for its holder, without the signature files, which only printing needs. */
  async printOf(certificate: CertificateRecord): Promise<PrintedTemplate | undefined> {
    const [print] = await this.templates.printedWith([certificate]);
    return print && { ...print, signatories: print.signatories.map(({ name, role }) => ({ name, role })) };
  }

  /** The last certificate in the chain of replacements. */
  async latestOf(certificate: CertificateRecord): Promise<CertificateRecord> {
    let latest = certificate;
    // Ends, because numbers are unique and each certificate replaces an older one.
    while (latest.replacedBy) {
      const next = await this.certificates.findByNumber(latest.replacedBy);
      if (!next) return latest;
      latest = next;
    }
    return latest;
  }

  private async templateOf({ selectedCourse, template }: CertificateDraft) {
    const course = await this.courses.find(String(selectedCourse.id));
    return (!course && template) || this.templates.of(course ?? {});
  }
}
