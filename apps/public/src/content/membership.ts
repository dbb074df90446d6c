import { MEMBERSHIP_CADRES, QUALIFICATIONS } from '@concord/contracts';
import { applicationFeeTable, membershipFeeTable } from './fee-tables';
import { CORPORATE_FEE, MEMBERSHIP_FEES, MERCHANDISE, naira, NYSC_FEES } from './fees';
import { formatCount, REBATE_ABOVE_STAFF, UPGRADE_YEARS } from './figures';
import { formatExperience, LEVELS, type MembershipLevel, RESIT_RULE, TRAINING } from './levels';
import { EXAMINATION_ROUTES, EXECUTIVE_ROUTES } from './membership-routes';
import type { ContentCard, PageContent } from './page-content';
import { joinList } from './text';

const TRAINING_OF: Partial<Record<MembershipLevel['level'], string>> = {
  Student: TRAINING.foundation,
  Affiliate: TRAINING.intermediate,
  Associate: TRAINING.professional,
};

/** The form tells several kinds of fellow apart, which are one category here. */
const fellows = MEMBERSHIP_CADRES.filter((cadre) => cadre.includes('Fellow'));

const totalOf = (name: string) => MEMBERSHIP_FEES.find(({ level }) => level === name)?.total ?? CORPORATE_FEE;

const categoryCard = (level: MembershipLevel): ContentCard => {
  const training = TRAINING_OF[level.level];
  return {
    title: level.level,
    text: level.who,
    facts: [
      { name: 'Experience', value: formatExperience(level) },
      ...(training ? [{ name: 'Training', value: training }] : []),
      { name: 'Total fees', value: naira(totalOf(level.level)) },
    ],
  };
};

const ladder = LEVELS.filter(({ level }) => level !== 'Corporate').map(({ level }) => level);

export const content: PageContent = {
  title: 'Membership',
  description:
    'The seven categories of membership, the routes that lead to each, what they ask of you, what they cost in naira, and how members rise.',
  eyebrow: 'Join the institute',
  drawing: 'people',
  lead: 'Seven categories, from students to corporate bodies. Find the one that fits your experience, see what it costs, and apply.',
  actions: [
    { label: 'Register', to: '/register' },
    { label: 'Ask a question', to: '/contact' },
  ],
  contents: true,
  sections: [
    {
      heading: 'Seven categories',
      shortHeading: 'Categories',
      id: 'categories',
      wide: true,
      paragraphs: [
        'Each total is the sum of the parts listed under Fees; corporate membership has one price.',
      ],
      cards: LEVELS.map(categoryCard),
      note: `${joinList(fellows)}, as the registration form names them, all belong to the category Fellow.`,
    },
    {
      heading: 'Who may join',
      shortHeading: 'Eligibility',
      id: 'eligibility',
      paragraphs: [
        'Membership is open to anyone, of any country, faith or profession, who accepts the aims of the institute. The category depends on your experience and on the route you take.',
      ],
      list: [
        `A highest qualification that you can show: ${joinList(QUALIFICATIONS, 'or')}.`,
        'The work experience that your category asks for; Student membership asks for none.',
        'A passport photograph and a copy of your result or certificate, as a picture, a Word file or a PDF.',
        [
          'A serial number, which staff give you when you pay. ',
          { text: 'See whom to call', to: '/contact#reach' },
          '.',
        ],
      ],
    },
    {
      heading: 'Three examination routes',
      shortHeading: 'Examination routes',
      id: 'examination-routes',
      wide: true,
      paragraphs: [
        [
          'You are trained, you sit the examination of your level, and you are admitted when you pass. ',
          { text: 'See the four diets of the year', to: '/exam-info' },
          '.',
        ],
      ],
      cards: EXAMINATION_ROUTES,
      note: RESIT_RULE,
    },
    {
      heading: 'Six executive routes',
      shortHeading: 'Executive routes',
      id: 'executive-routes',
      wide: true,
      paragraphs: ['For those whose work already shows what an examination would ask.'],
      cards: EXECUTIVE_ROUTES,
    },
    {
      heading: 'What members receive',
      shortHeading: 'Benefits',
      id: 'benefits',
      list: [
        'Training by practitioners, and a certificate or an induction at the end of it.',
        'A certificate with a number of its own, which anyone can look up on this site.',
        [
          'Volunteer and career openings by level of membership: ',
          { text: 'see Career', to: '/career' },
          '.',
        ],
        [
          'A place in the projects and research works of the institute: ',
          { text: 'see Projects', to: '/projects' },
          '.',
        ],
        ['A way to the practitioner licence: ', { text: 'see License', to: '/license' }, '.'],
        'A membership card, the journal and other articles at the prices below.',
        `For organisations: a rebate when more than ${REBATE_ABOVE_STAFF} of the staff are sponsored.`,
      ],
    },
    {
      heading: 'Moving up',
      shortHeading: 'Upgrading',
      id: 'upgrading',
      paragraphs: [
        `Members rise one category at a time. Each step needs ${UPGRADE_YEARS} years of active membership, counted from the induction.`,
      ],
      path: ladder,
      steps: [
        {
          title: `Be an active member for ${UPGRADE_YEARS} years`,
          text: 'Keep up the annual subscription. The years count from your induction into your present category.',
        },
        {
          title: 'Have the experience of the next category',
          text: 'The years of work are those shown with the category above.',
        },
        {
          title: 'Apply and pay the fees of the new level',
          text: 'The training, examination and induction of the new level follow as for any applicant.',
        },
      ],
    },
    {
      heading: 'Fees',
      id: 'fees',
      wide: true,
      paragraphs: [
        [
          `Corps members convert to membership for ${naira(NYSC_FEES.total)}: `,
          { text: 'see Nysc Scheme', to: '/nysc#fees' },
          '.',
        ],
      ],
      table: membershipFeeTable(),
      note: 'Student members receive a certificate where the other categories are inducted: “Induction or certificate” means the one or the other.',
      subsections: [
        {
          heading: 'Fees to apply',
          paragraphs: [
            'You choose one of these on the registration form. Academic programmes have several, and the forms of Student and Affiliate membership are listed above at less than direct membership here. In both cases, ask the institute which fee is yours before you pay.',
          ],
          table: applicationFeeTable(),
        },
      ],
    },
    {
      heading: 'Corporate membership and articles',
      shortHeading: 'Corporate',
      id: 'corporate',
      paragraphs: [
        `Corporate membership costs ${naira(CORPORATE_FEE)}. The registration form is for persons: an organisation writes to the institute.`,
        'Members can also buy these articles:',
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
