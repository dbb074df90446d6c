import { MAIL, PHONES } from './links';
import type { ContentSection } from './page-content';

/** Section about questions on a certificate, for several pages. */
export const QUESTIONS: ContentSection = {
  heading: 'Questions about a certificate',
  paragraphs: [
    ['Write to ', MAIL, ' or call ', ...PHONES, '. Give the number of the certificate and the name on it.'],
  ],
  actions: [{ label: 'Contact us', to: '/contact' }],
};
