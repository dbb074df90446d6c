import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'T&C',
  eyebrow: 'Terms and conditions',
  lead: 'The terms of training and examination, and when fees are paid back.',
  sections: [
    {
      heading: 'Refunds',
      list: [
        'Ask within 30 days, with your receipt.',
        'Before the training starts: the full fee, less the application fee.',
        'After the training has started: 50 percent.',
      ],
    },
  ],
};
