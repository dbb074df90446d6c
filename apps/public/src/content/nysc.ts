import { amountWords, NYSC_FEES } from './fees';
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
          ...NYSC_FEES.parts.map(({ name, amount }) => [name, amountWords(amount)]),
          ['Total', amountWords(NYSC_FEES.total)],
        ],
      },
    },
  ],
};
