import { PROGRAMMES } from '@concord/contracts';
import { DIPLOMA_FORM_FEE, naira } from './fees';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Certification',
  lead: 'Certificate courses, diploma courses and postgraduate diplomas in peace and conflict management.',
  actions: [{ label: 'Proceed to print certificate', to: '/certificate-form' }],
  sections: [
    {
      heading: 'Executive postgraduate diplomas',
      list: PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [],
    },
    {
      heading: 'How long training takes',
      table: {
        caption: 'Duration of each kind of training',
        columns: ['Training', 'Duration'],
        rows: [
          ['Student foundation', 'At most 4 weeks'],
          ['Affiliate intermediate', '2 months'],
          ['Associate professional', '3 months'],
          ['Executive PGD', '10 to 12 weeks'],
          ['Diploma', '40 to 52 weeks'],
          ['Academic programmes', '9 months to 4 years'],
        ],
      },
    },
    {
      heading: 'Admission',
      paragraphs: [
        `Admission forms are sold from September to December. The application form for diploma programmes costs ${naira(DIPLOMA_FORM_FEE)} and is not refundable.`,
      ],
    },
  ],
};
