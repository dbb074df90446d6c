import { INSTITUTE } from '@concord/institute';
import { QUESTIONS } from './certificate-questions';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certificate check',
  description: `Check a certificate of ${INSTITUTE.name}: whether it is genuine, who received it, for which course, and when.`,
  eyebrow: 'Genuine or not',
  lead: 'What our records say about this certificate. Compare the answer with the certificate in front of you.',
  sections: [QUESTIONS],
};
