import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Money-laundry',
  eyebrow: 'Anti-money-laundering policy',
  lead: 'The institute takes part in no transaction that hides where money comes from.',
  sections: [
    {
      heading: 'What this means',
      list: [
        "Fees are paid to the institute's own account and to no person.",
        'Every payment is recorded; records are kept for at least five years.',
        'Suspicious payments are refused and reported as the law asks.',
      ],
    },
  ],
};
