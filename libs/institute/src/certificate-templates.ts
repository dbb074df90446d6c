import type { CertificateDesign, TemplateContent } from '@concord/contracts';

const OFFICES = [
  { name: '', role: 'Registrar' },
  { name: '', role: 'President' },
];

/**
 * Version 1 of each certificate design, until staff edit it. The exams service stores it once, so a
 * change affects new installations only.
 */
export const FIRST_TEMPLATES: Readonly<Record<CertificateDesign, TemplateContent>> = {
  membership: {
    title: 'Certificate of Membership',
    body: [
      'This is to certify that',
      '{name}',
      'has met all requirements of',
      '{course}',
      'and is admitted to the membership of the Institute',
    ].join('\n'),
    signatories: OFFICES,
    accent: '#14663a',
  },
  course: {
    title: 'Certificate of Completion',
    body: ['This is to certify that', '{name}', 'has met all requirements of the course', '{course}'].join(
      '\n',
    ),
    signatories: OFFICES,
    accent: '#14663a',
  },
  diploma: {
    title: 'Diploma',
    body: [
      'The Institute hereby awards to',
      '{name}',
      'who has completed the programme and passed its examinations, the diploma',
      '{course}',
      'with all the rights that belong to it',
    ].join('\n'),
    signatories: OFFICES,
    accent: '#0d4a2b',
  },
};
