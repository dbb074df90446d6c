import type { CertificateDesign } from '@concord/contracts';

/** Labels of the designs. */
export const DESIGN_NAMES: Readonly<Record<CertificateDesign, string>> = {
  membership: 'Membership',
  course: 'Course certificate',
  diploma: 'Diploma',
};

/** Designs as options of a select. */
export const DESIGN_CHOICES = (Object.keys(DESIGN_NAMES) as CertificateDesign[]).map(
  (design) => [design, DESIGN_NAMES[design]] as const,
);
