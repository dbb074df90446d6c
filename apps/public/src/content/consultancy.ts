import { REBATE_ABOVE_STAFF, SHORT_COURSE_DAYS, formatSpan } from './figures';
import type { PageContent } from './page-content';

const days = formatSpan(SHORT_COURSE_DAYS);

export const content: PageContent = {
  title: 'Consultancy',
  description: `Human capacity building, short courses of ${days} days and workshops for organisations, with a rebate when more than ${REBATE_ABOVE_STAFF} staff are sponsored.`,
  eyebrow: 'For organisations',
  drawing: 'talk',
  lead: 'We help organisations prevent conflict, settle it early and keep people working together afterwards.',
  actions: [
    { label: 'Ask for a quote', to: '/contact' },
    { label: 'Join as an organisation', to: '/member#corporate' },
  ],
  sections: [
    {
      heading: 'What we offer',
      id: 'offer',
      wide: true,
      cards: [
        {
          title: 'Human capacity building',
          text: 'We look at where conflict arises in your organisation and train the people who face it. We also help you set up a complaints procedure that staff trust.',
          list: [
            'Review of disputes and complaints',
            'Coaching for managers and mediators',
            'Rules and procedures, written with the people who use them',
          ],
        },
        {
          title: 'Short courses',
          label: `${days} days`,
          text: 'A private course for your staff, at your premises or at one of our offices, with cases from your field of work.',
          list: [
            'Groups small enough for everyone to practise',
            'A certificate of attendance for everyone',
            'A report to your organisation',
          ],
        },
        {
          title: 'Workshops',
          label: 'Half a day or a day',
          text: 'One question, one room, everyone concerned. A workshop opens a subject or brings two sides of a dispute to the table.',
          list: ['Led by two practitioners', 'Agreements written down on the same day'],
        },
      ],
    },
    {
      heading: 'Short courses',
      id: 'courses',
      wide: true,
      table: {
        caption: `Short courses of ${days} days`,
        columns: ['Course', 'For', { name: 'Days', numeric: true }],
        rows: [
          ['Handling disputes at work', 'Supervisors, personnel officers, union secretaries', '2'],
          ['Mediation: the basics', 'Anyone asked to settle quarrels', '3'],
          ['Security and community relations', 'Guards, officers, site managers', '3'],
          ['Negotiation and agreement', 'Managers, buyers, officials', '3'],
          ['Reporting on conflict', 'Journalists and information officers', '4'],
          ['Peace education for teachers', 'Teachers and heads of school', '5'],
          ['Leading a team after a conflict', 'Heads of department, directors', '5'],
        ],
      },
      note: 'We put courses together for each organisation. If yours is not in the table, tell us what happened and what your staff should learn.',
    },
    {
      heading: 'Rebate for groups',
      id: 'rebate',
      paragraphs: [
        `An organisation that sponsors more than ${REBATE_ABOVE_STAFF} of its staff receives a rebate. Tell us how many people you want to send. Our quote states the rebate in naira.`,
      ],
    },
    {
      heading: 'How we work together',
      shortHeading: 'Steps',
      id: 'steps',
      steps: [
        {
          title: 'Tell us what you need',
          text: 'A call or a message is enough. We keep what you say confidential.',
        },
        {
          title: 'Receive our quote',
          text: 'The quote states the aims, contents, trainers, dates, number of people and one price. It is free and does not commit you.',
        },
        {
          title: 'Train with us',
          text: 'Our trainers first meet someone from your organisation, so that the cases fit your work.',
        },
        {
          title: 'See what has changed',
          text: 'After about three months, we ask your staff what has changed and tell you the answers.',
        },
      ],
      actions: [{ label: 'Ask for a quote', to: '/contact' }],
    },
  ],
  bankAccount: true,
};
