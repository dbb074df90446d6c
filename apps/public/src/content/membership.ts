import { amountWords, CORPORATE_FEE, MEMBERSHIP_FEES, MERCHANDISE, naira } from './fees';
import type { PageContent } from './page-content';

/** The parts as every level but Student names them. */
const columns = MEMBERSHIP_FEES.at(-1)?.parts.map(({ name }) => name) ?? [];

export const content: PageContent = {
  title: 'Membership',
  lead: 'Seven categories, from students to corporate bodies. Members rise from Student to Fellow as their experience grows.',
  actions: [{ label: 'Register', to: '/register' }],
  sections: [
    {
      heading: 'Categories and experience',
      table: {
        caption: 'Work experience asked of each category',
        columns: ['Category', 'Work experience'],
        rows: [
          ['Student', 'None'],
          ['Affiliate', '3 years or more'],
          ['Associate', '1 to 5 years'],
          ['Full', '6 to 10 years'],
          ['Senior', '10 to 15 years'],
          ['Fellow', '16 years or more'],
          ['Corporate', '3 years of operation'],
        ],
      },
    },
    {
      heading: 'Fees in naira',
      table: {
        caption: 'Fees of each category in naira',
        columns: ['Category', ...columns, 'Total'],
        rows: MEMBERSHIP_FEES.map(({ level, parts, total }) => [
          level,
          ...parts.map(({ amount }) => amountWords(amount)),
          amountWords(total),
        ]),
      },
      paragraphs: [
        'Student members receive a certificate in place of the induction.',
        `Corporate membership is ${naira(CORPORATE_FEE)}.`,
      ],
    },
    {
      heading: 'Articles of the institute',
      table: {
        caption: 'Prices of articles in naira',
        columns: ['Article', 'Naira'],
        rows: MERCHANDISE.map(({ name, amount }) => [name, amountWords(amount)]),
      },
    },
    { heading: 'Examination routes', list: ['Foundation', 'Intermediate', 'Professional'] },
    {
      heading: 'Executive routes',
      list: [
        'Direct, with an optional evaluation test',
        'Direct on experience',
        'Peacebuilder',
        'Academic/Teachers',
        'Military/Paramilitary',
        'Corporate',
      ],
    },
    {
      heading: 'Upgrading',
      paragraphs: [
        'A member may move to the next category after 5 years of active membership from induction.',
      ],
    },
  ],
};
