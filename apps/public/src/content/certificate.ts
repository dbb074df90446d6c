import { LIMITS } from '@concord/contracts';
import { QUESTIONS } from './certificate-questions';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certificate',
  description:
    'Check by its number whether a certificate is genuine, who received it, for which course, and when.',
  eyebrow: 'Genuine or not',
  drawing: 'lens',
  lead: 'Check whether we issued a certificate. Enter the number printed near the bottom, or scan the QR code.',
  sections: [
    {
      heading: 'What the result means',
      wide: true,
      cards: [
        {
          title: 'Genuine',
          text: 'We issued this certificate and stand by it. Compare the name, the course and the date with the certificate in front of you.',
        },
        {
          title: 'Revoked',
          text: 'We issued this certificate and have withdrawn it. It is no longer valid.',
        },
        {
          title: 'Replaced',
          text: 'We issued another certificate in its place, for example with a corrected name. Only the new certificate is valid. The answer shows its number.',
        },
        {
          title: 'Unknown',
          text: 'No certificate has this number. If you typed it as printed, we did not issue the certificate.',
        },
      ],
    },
    QUESTIONS,
    {
      heading: 'Print your own certificate',
      paragraphs: [
        `To print a certificate, you need the serial number we issued for you and your course. You also need your name as we have it (at most ${LIMITS.certificateNameLength} characters), the course you completed, and the date.`,
      ],
      actions: [{ label: 'Proceed to print certificate', to: '/certificate-form' }],
    },
  ],
};
