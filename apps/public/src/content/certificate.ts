import { LIMITS } from '@concord/contracts';
import { QUESTIONS } from './certificate-questions';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certificate',
  description:
    'Check by its number whether a certificate of the institute is genuine: to whom it was given, for which course, and when.',
  eyebrow: 'Genuine or not',
  drawing: 'lens',
  lead: 'Check whether a certificate was issued by the institute. Its number and a square code are in the lower part of the certificate. The code opens the answer.',
  sections: [
    {
      heading: 'What the answer means',
      wide: true,
      cards: [
        {
          title: 'Genuine',
          text: 'The institute issued this certificate and stands by it. Compare the name, the course and the date with what you hold.',
        },
        {
          title: 'Revoked',
          text: 'The institute issued this certificate and has withdrawn it. It is no longer valid.',
        },
        {
          title: 'Replaced',
          text: 'The institute issued another certificate in its place, for example with a corrected name. The answer says its number; only that one is valid.',
        },
        {
          title: 'Unknown',
          text: 'No certificate has this number. Check that it is typed as printed; if it is, the certificate was not issued by the institute.',
        },
      ],
    },
    QUESTIONS,
    {
      heading: 'Print your own certificate',
      paragraphs: [
        `Certificates are printed with a serial number that the institute makes for one student and one course. You need that number, your name as the institute has it (${LIMITS.certificateNameLength} characters at most), the course that you completed, and the date.`,
      ],
      actions: [{ label: 'Proceed to print certificate', to: '/certificate-form' }],
    },
  ],
};
