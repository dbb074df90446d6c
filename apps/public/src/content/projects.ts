import { PROGRAMMES } from '@concord/contracts';
import { formatCount, PEACE_CLUBS, PROJECT_GROUP, formatSpan } from './figures';
import type { PageContent } from './page-content';

const { from, to, clubs, teachers, clubsAYear, teachersAYear } = PEACE_CLUBS;
const years = to - from + 1;
const teachersAClub = teachers / clubs;
const subjects = PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [];
const group = formatSpan(PROJECT_GROUP);

export const content: PageContent = {
  title: 'Projects',
  description: `${formatCount(clubs)} peace clubs in schools from ${from} to ${to}, and research works by members in groups of ${group}: what they aim at and how to take part.`,
  eyebrow: 'Projects and research works',
  drawing: 'book',
  lead: `Peace clubs in schools, and research by members in groups of ${group}.`,
  actions: [
    { label: 'Start a club at your school', to: '/contact' },
    { label: 'Volunteer', to: '/career' },
  ],
  sections: [
    {
      heading: 'Peace clubs',
      id: 'peace-clubs',
      wide: true,
      paragraphs: [
        'A peace club is a group of pupils who meet at school every week, with teachers who have been trained to lead it. They learn to listen, to speak for themselves without hurting, and to mediate between classmates, at the age at which such habits form.',
        `The project runs for ${years} years, from ${from} to ${to}. This is what it sets out to reach, and the least that each year has to bring:`,
      ],
      figures: [
        { value: formatCount(clubs), name: `peace clubs from ${from} to ${to}` },
        { value: formatCount(teachers), name: `teachers trained from ${from} to ${to}` },
        { value: formatCount(clubsAYear), name: 'clubs a year, at least' },
        { value: formatCount(teachersAYear), name: 'teachers a year, at least' },
      ],
      note: `${teachersAClub} teachers are trained for each club, so that it does not end when one of them is posted elsewhere.`,
    },
    {
      heading: 'What a club does',
      id: 'club-year',
      wide: true,
      cards: [
        {
          title: 'Learn',
          text: 'Short lessons on listening, anger, rumour, fairness and the rights of others, with games and stories from where the pupils live.',
        },
        {
          title: 'Mediate',
          text: 'Older pupils are trained as peer mediators. Quarrels between classmates come to them first, with a teacher near by.',
        },
        {
          title: 'Reach out',
          text: 'The club speaks at assembly, visits another school, and invites parents and elders to a day of peace once a year.',
        },
      ],
    },
    {
      heading: 'How a school joins',
      id: 'join',
      steps: [
        {
          title: 'Write to the institute',
          text: 'The head teacher names the school, its state, the number of pupils and a person to call.',
        },
        {
          title: `Choose ${teachersAClub} teachers`,
          text: 'Any subject will do. What counts is that pupils trust them and that they want to do it.',
        },
        {
          title: 'Train them',
          text: 'The teachers are trained together with those of other schools in the state and receive the guide to the first year.',
        },
        {
          title: 'Open the club',
          text: 'The coordinator of the state attends the first meeting and remains the one to ask afterwards.',
        },
      ],
      actions: [{ label: 'Contact the institute', to: '/contact' }],
    },
    {
      heading: 'Research works',
      id: 'research',
      paragraphs: [
        `Members and candidates carry out projects in groups of ${group}. A group is small enough for each of its members to answer for the whole, and large enough to hear more than one side of a conflict.`,
      ],
      steps: [
        {
          title: 'Find a question',
          text: 'One real conflict, or one method, in a place that the group can reach.',
        },
        {
          title: 'Agree on it',
          text: 'A supervisor reads the proposal: what will be asked, of whom, and how nobody is put at risk by answering.',
        },
        {
          title: 'Look and listen',
          text: 'The group gathers what happened, what was tried, and what those concerned say of it today.',
        },
        {
          title: 'Write and present',
          text: 'A report that others can use, presented before the supervisor and another group.',
        },
      ],
      subsections: [
        {
          heading: 'Fields of work',
          id: 'fields',
          paragraphs: ['Groups choose a question from one of the fields in which the institute teaches:'],
          list: subjects,
        },
      ],
    },
  ],
};
