import { MAIL, PHONES } from './links';
import type { ContentSection } from './page-content';

/** Contact for questions about a certificate. */
export const QUESTIONS: ContentSection = {
  heading: 'Questions about a certificate',
  paragraphs: [
    ['Write to ', MAIL, ' or call ', ...PHONES, '. Give the number of the certificate and the name on it.'],
  ],
  actions: [{ label: 'Contact us', to: '/contact' }],
};
