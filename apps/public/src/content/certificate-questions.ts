import { INSTITUTE } from '@concord/institute';
import { MAIL } from './links';
import type { ContentSection } from './page-content';
import { joinList } from './text';

/** Whom to ask about a certificate. */
export const QUESTIONS: ContentSection = {
  heading: 'Questions about a certificate',
  paragraphs: [
    [
      'Write to ',
      MAIL,
      ` or call ${joinList(INSTITUTE.phones, 'or')}. Give the number of the certificate and the name on it.`,
    ],
  ],
  actions: [{ label: 'Contact the institute', to: '/contact' }],
};
