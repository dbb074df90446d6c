import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Consultancy',
  lead: 'The institute builds the capacity of organisations to prevent and manage conflict.',
  actions: [{ label: 'Contact the institute', to: '/contact' }],
  sections: [
    {
      heading: 'What we offer',
      list: ['Human capacity building', 'Short courses of 2 to 5 days', 'Workshops'],
    },
    {
      heading: 'Groups',
      paragraphs: ['An organisation that sponsors more than 3 of its staff receives a rebate.'],
    },
  ],
};
