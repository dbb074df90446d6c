import type { PageContent } from './page-content';

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
        columns: ['Category', 'Form', 'Training', 'Induction', 'Admission', 'Subscription', 'Levy', 'Total'],
        rows: [
          ['Student', '500', '6,500', '5,000', '1,000', '1,000', '1,000', '15,000'],
          ['Affiliate', '3,000', '10,000', '10,000', '10,000', '3,000', '4,000', '40,000'],
          ['Associate', '5,000', '15,000', '10,000', '20,000', '5,000', '5,000', '60,000'],
          ['Full', '5,000', '25,000', '20,000', '20,000', '5,000', '5,000', '80,000'],
          ['Senior', '5,000', '30,000', '23,000', '25,000', '7,000', '10,000', '100,000'],
          ['Fellow', '5,000', '50,000', '35,000', '40,000', '10,000', '10,000', '150,000'],
        ],
      },
      paragraphs: [
        'Student members receive a certificate in place of the induction. Corporate membership is 190,000.',
      ],
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
