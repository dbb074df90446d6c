import type { PrintedTemplate, TemplateContent, TemplateVersion } from '@concord/contracts';
import { toStaffRef } from '../../../shared/staff.view';
import type { CertificateTemplateRecord } from '../../../store/certificate-templates/certificate-template.schema';

/** The content of a version, without its metadata. */
export const contentOf = ({ title, body, signatories, accent }: TemplateContent): TemplateContent => ({
  title,
  body,
  signatories: signatories.map(({ name, role, signature }) => ({
    name,
    role,
    ...(signature && { signature }),
  })),
  accent,
});

/** The view for printing. */
export const toPrintedTemplate = (record: CertificateTemplateRecord): PrintedTemplate => ({
  design: record.design,
  version: record.version,
  ...contentOf(record),
});

export const toTemplateVersion = (record: CertificateTemplateRecord): TemplateVersion => ({
  ...toPrintedTemplate(record),
  createdAt: record.createdAt.toISOString(),
  by: record.by ? toStaffRef(record.by) : null,
  ...(record.restored !== undefined && { restored: record.restored }),
});
