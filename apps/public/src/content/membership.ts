import { MEMBERSHIP_CADRES, QUALIFICATIONS } from '@concord/contracts';
import { categoryTable } from './fee-tables';
import { MERCHANDISE } from './fees';
import { formatCount, UPGRADE_YEARS } from './figures';
import { LEVELS, RESIT_RULE } from './levels';
import { EXAMINATION_ROUTES, EXECUTIVE_ROUTES, routeItem } from './membership-routes';
import type { PageContent } from './page-content';
import { joinList } from './text';

/** Kinds of fellow on the form, which are one category on this page. */
const fellows = MEMBERSHIP_CADRES.filter((cadre) => cadre.includes('Fellow'));

const ladder = LEVELS.filter(({ level }) => level !== 'Corporate').map(({ level }) => level);

export const content: PageContent = {
  title: 'Membership',
  description:
    'The seven categories of membership, what each asks and costs in naira, the routes that lead to them, and how members move up.',
  eyebrow: 'Join the institute',
  drawing: 'people',
  lead: 'Find the category that fits your experience, see what it costs, and apply.',
  actions: [
    { label: 'Register', to: '/register' },
    { label: 'Ask a question', to: '/contact' },
  ],
  contents: true,
  sections: [
    {
      heading: 'Seven categories',
      shortHeading: 'Categories and fees',
      id: 'fees',
      wide: true,
      paragraphs: [
        `The total of a category is the sum of its parts. Student members receive a certificate instead of an induction. ${joinList(fellows)} all belong to the category Fellow.`,
        [
          'On the registration form, choose “Direct Membership” as the application fee. Pay the form fee of your category as shown here. Corps members have ',
          { text: 'fees of their own', to: '/nysc#fees' },
          '.',
        ],
      ],
      table: categoryTable(),
    },
    {
      heading: 'Who may join',
      shortHeading: 'Eligibility',
      id: 'eligibility',
      paragraphs: [
        'Anyone of any country, faith or profession who accepts our aims may join. Student membership is for people who are still studying, and Corporate membership is for organisations. To apply, you need:',
      ],
      list: [
        `proof of your highest qualification (${joinList(QUALIFICATIONS, 'or')}), as a picture, a Word file or a PDF`,
        'the work experience of your category',
        'a passport photograph',
        [
          'a serial number, which we give you when you have paid (',
          { text: 'see the numbers to call', to: '/contact#reach' },
          ')',
        ],
      ],
    },
    {
      heading: 'Routes to membership',
      shortHeading: 'Routes',
      id: 'routes',
      wide: true,
      subsections: [
        {
          heading: 'Three examination routes',
          id: 'examination-routes',
          paragraphs: [
            [
              'We train you, you sit the examination of your level, and we admit you when you pass. ',
              { text: 'See the diets of the year', to: '/exam-info' },
              '.',
            ],
          ],
          list: EXAMINATION_ROUTES.map(routeItem),
          note: RESIT_RULE,
        },
        {
          heading: 'Six executive routes',
          id: 'executive-routes',
          paragraphs: ['These routes are for people whose work already proves their skills.'],
          list: EXECUTIVE_ROUTES.map(routeItem),
        },
      ],
    },
    {
      heading: 'What members receive',
      shortHeading: 'Benefits',
      id: 'benefits',
      list: [
        'Training by practitioners, with a certificate or an induction at the end',
        'A numbered certificate that anyone can check on this site',
        [
          'A membership card on your phone, and a place in our ',
          { text: 'directory of members', href: '/directory' },
          ' if you wish',
        ],
        [{ text: 'Volunteer and career openings', to: '/career' }, ' at your level of membership'],
        ['A place in our ', { text: 'projects and research works', to: '/projects' }],
        ['A way to the ', { text: 'practitioner licence', to: '/license' }, ', from Associate upwards'],
      ],
    },
    {
      heading: 'Moving up',
      shortHeading: 'Upgrading',
      id: 'upgrading',
      paragraphs: [
        `Members move up one category at a time. Each step needs ${UPGRADE_YEARS} years of active membership, counted from your induction, and the experience of the next category.`,
        'Then apply and pay its fees. Training, examination and induction follow, as for any applicant.',
      ],
      path: ladder,
    },
    {
      heading: 'Corporate membership and articles',
      shortHeading: 'Corporate',
      id: 'corporate',
      paragraphs: [
        'The registration form is for individual people. To join as an organisation, write to us. All members can also buy these articles.',
      ],
      table: {
        caption: 'Prices of articles, in naira',
        columns: ['Article', { name: 'Naira', numeric: true }],
        rows: MERCHANDISE.map(({ name, amount }) => [name, formatCount(amount)]),
      },
      actions: [{ label: 'Ask about corporate membership', to: '/contact' }],
    },
  ],
};
