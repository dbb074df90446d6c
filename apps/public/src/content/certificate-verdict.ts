import { INSTITUTE } from '@concord/institute';
import { QUESTIONS } from './certificate-questions';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certificate check',
  description: `What the records of ${INSTITUTE.name} say about a certificate: whether it is genuine, to whom it was given, for which course, and when.`,
  eyebrow: 'Genuine or not',
  lead: 'What the records of the institute say about this certificate. Compare the answer with what you hold.',
  sections: [QUESTIONS],
};
