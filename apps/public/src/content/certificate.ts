import { LIMITS } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { MAIL } from './links';
import type { PageContent } from './page-content';
import { joinList } from './text';

export const content: PageContent = {
  title: 'Certificate',
  description:
    'Check by its number whether a certificate of the institute is genuine: to whom it was given, for which course, and when.',
  eyebrow: 'Genuine or not',
  drawing: 'lens',
  lead: 'Check whether a certificate was issued by the institute. Its number is printed at its foot; the code beside it opens this page with the answer.',
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
          title: 'Unknown',
          text: 'No certificate has this number. Check that it is typed as printed; if it is, the certificate was not issued by the institute.',
        },
      ],
    },
    {
      heading: 'Questions about a certificate',
      paragraphs: [
        [
          'Write to ',
          MAIL,
          ` or call ${joinList(INSTITUTE.phones, 'or')}. Give the number of the certificate and the name on it.`,
        ],
      ],
      actions: [{ label: 'Contact the institute', to: '/contact' }],
    },
    {
      heading: 'Print your own certificate',
      paragraphs: [
        `Certificates are printed with a serial number that the institute makes for one student and one course. You need that number, your name as the institute has it (${LIMITS.certificateNameLength} characters at most), the course that you completed, and the date.`,
      ],
      actions: [{ label: 'Proceed to print certificate', to: '/certificate-form' }],
    },
  ],
};
