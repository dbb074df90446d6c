import { REBATE_ABOVE_STAFF, SHORT_COURSE_DAYS, formatSpan } from './figures';
import type { PageContent } from './page-content';

const days = formatSpan(SHORT_COURSE_DAYS);

export const content: PageContent = {
  title: 'Consultancy',
  description: `Human capacity building, short courses of ${days} days and workshops for organisations, with a rebate when more than ${REBATE_ABOVE_STAFF} staff are sponsored.`,
  eyebrow: 'For organisations',
  drawing: 'talk',
  lead: 'The institute helps organisations to prevent conflict, to settle it early and to keep people working together afterwards.',
  actions: [
    { label: 'Ask for an offer', to: '/contact' },
    { label: 'Join as a corporate body', to: '/member#corporate' },
  ],
  sections: [
    {
      heading: 'What we offer',
      id: 'offer',
      wide: true,
      cards: [
        {
          title: 'Human capacity building',
          text: 'We look at where conflict arises in your organisation, train the people who meet it, and help to set up a way of handling complaints that staff trust.',
          list: [
            'Review of disputes and complaints',
            'Coaching for managers and mediators',
            'Rules and procedures, written with those who use them',
          ],
        },
        {
          title: 'Short courses',
          label: `${days} days`,
          text: 'A closed course for your own staff, at your place or at one of our offices, with cases from your field of work.',
          list: [
            'Groups that are small enough to practise',
            'A certificate of attendance for everyone',
            'A report to whoever sent them',
          ],
        },
        {
          title: 'Workshops',
          label: 'Half a day or a day',
          text: 'One question, one room, everyone concerned. A workshop opens a subject, or brings two sides of a dispute to the table.',
          list: ['Led by two practitioners', 'What was agreed is written down the same day'],
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
          ['Mediation: the basics', 'Anyone who is asked to settle quarrels', '3'],
          ['Security and community relations', 'Guards, officers, site managers', '3'],
          ['Negotiation and agreement', 'Managers, buyers, officials', '3'],
          ['Reporting on conflict', 'Journalists and information officers', '4'],
          ['Peace education for teachers', 'Teachers and heads of school', '5'],
          ['Leading a team after a conflict', 'Heads of department, directors', '5'],
        ],
      },
      note: 'Courses are put together for each organisation. If yours is not in the table, tell us what happened and who should learn what.',
    },
    {
      heading: 'Rebate for groups',
      id: 'rebate',
      paragraphs: [
        `An organisation that sponsors more than ${REBATE_ABOVE_STAFF} of its staff receives a rebate. Tell us how many people you want to send: the offer that you receive names the rebate in naira.`,
      ],
    },
    {
      heading: 'How we work together',
      shortHeading: 'Steps',
      id: 'steps',
      steps: [
        {
          title: 'You tell us what is needed',
          text: 'A call or a message is enough. What you say is kept confidential.',
        },
        {
          title: 'We make an offer',
          text: 'It names aims, contents, trainers, dates, the number of people and one price. It costs nothing and binds nobody.',
        },
        {
          title: 'We train',
          text: 'Trainers meet somebody from your side beforehand, so that the cases fit your work.',
        },
        {
          title: 'We come back',
          text: 'After about three months we ask those who were trained what has changed, and tell you.',
        },
      ],
      actions: [{ label: 'Ask for an offer', to: '/contact' }],
    },
  ],
  bankAccount: true,
};
