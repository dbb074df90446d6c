import { INSTITUTE } from '@concord/contracts';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Contact',
  lead: 'Write or call. The head office is in Abuja, with offices in Jigawa, Katsina and Adamawa.',
  sections: [
    { heading: 'E-mail', paragraphs: [INSTITUTE.email] },
    { heading: 'Phones', list: INSTITUTE.phones },
    { heading: 'Offices', list: ['Head office, Abuja', 'Jigawa', 'Katsina', 'Adamawa'] },
    {
      heading: 'Academic partners',
      paragraphs: ['Two universities in Benin and one US-Somalia university.'],
    },
  ],
};
