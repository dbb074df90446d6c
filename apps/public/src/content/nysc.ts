import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Nysc Scheme',
  lead: 'Corps members join the institute at a reduced fee and convert to full standing when their service ends.',
  actions: [{ label: 'Register', to: '/register' }],
  sections: [
    {
      heading: 'Conversion fees in naira',
      table: {
        caption: 'Fees of the scheme in naira',
        columns: ['Part', 'Naira'],
        rows: [
          ['Form', '1,000'],
          ['Training', '9,000'],
          ['Induction', '13,000'],
          ['Total', '23,000'],
        ],
      },
    },
  ],
};
