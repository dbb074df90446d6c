import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'License',
  lead: "The practitioner's licence shows clients and employers that its holder is trained, examined and bound by the institute's rules.",
  actions: [{ label: 'Contact the institute', to: '/contact' }],
  sections: [
    {
      heading: 'Payment',
      paragraphs: ['Fees for the licence are paid to the account below. Keep your receipt.'],
    },
  ],
  bankAccount: true,
};
