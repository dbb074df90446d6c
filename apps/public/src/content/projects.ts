import { PROGRAMMES } from '@concord/contracts';
import { formatCount, PEACE_CLUBS, PROJECT_GROUP, formatSpan } from './figures';
import type { PageContent } from './page-content';
import { counted } from './text';

const { from, to, clubs, teachers, clubsAYear, teachersAYear } = PEACE_CLUBS;
const years = to - from + 1;
const teachersAClub = counted(teachers / clubs, 'teacher', 'teachers');
const subjects = PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [];
const group = formatSpan(PROJECT_GROUP);

export const content: PageContent = {
  title: 'Projects',
  description: `${formatCount(clubs)} peace clubs in schools from ${from} to ${to}, and research works by members in groups of ${group}: our aims and how to take part.`,
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
        'A peace club is a group of pupils who meet at school every week, with trained teachers to lead them. They learn to listen, to speak up without hurting others, and to mediate between classmates. Such habits form at their age.',
        `The project runs for ${counted(years, 'year', 'years')}, from ${from} to ${to}. These are its targets, in total and for each year:`,
      ],
      figures: [
        { value: formatCount(clubs), name: `peace clubs from ${from} to ${to}` },
        { value: formatCount(teachers), name: `teachers trained from ${from} to ${to}` },
        { value: formatCount(clubsAYear), name: 'clubs each year, at least' },
        { value: formatCount(teachersAYear), name: 'teachers each year, at least' },
      ],
      note: `We train ${teachersAClub} for each club, so that the club continues when one of them is posted elsewhere.`,
    },
    {
      heading: 'What a club does',
      id: 'club-year',
      wide: true,
      cards: [
        {
          title: 'Learn',
          text: 'Short lessons on listening, anger, rumour, fairness and the rights of others, with local games and stories.',
        },
        {
          title: 'Mediate',
          text: 'Older pupils train as peer mediators. Classmates bring their quarrels to them first, with a teacher nearby.',
        },
        {
          title: 'Reach out',
          text: 'The club speaks at assembly and visits another school. Once a year, it invites parents and elders to a day of peace.',
        },
      ],
    },
    {
      heading: 'How a school joins',
      id: 'join',
      steps: [
        {
          title: 'Write to us',
          text: 'The head teacher tells us the school, its state, the number of pupils and a person to call.',
        },
        {
          title: `Choose ${teachersAClub}`,
          text: 'They may teach any subject. Pupils should trust them, and they should want to do it.',
        },
        {
          title: 'Train them',
          text: 'Your teachers train with teachers from other schools in the state. They receive the guide to the first year.',
        },
        {
          title: 'Open the club',
          text: 'Your state coordinator attends the first meeting and answers your questions afterwards.',
        },
      ],
      actions: [{ label: 'Contact us', to: '/contact' }],
    },
    {
      heading: 'Research works',
      id: 'research',
      paragraphs: [
        `Members and candidates carry out projects in groups of ${group}. Such a group is small enough for everyone to answer for the whole. It is large enough to hear more than one side of a conflict.`,
      ],
      steps: [
        {
          title: 'Find a question',
          text: 'Choose one real conflict, or one method, in a place that your group can reach.',
        },
        {
          title: 'Agree on it',
          text: 'Tell a supervisor what you will ask, who you will ask, and how you keep people safe when they answer.',
        },
        {
          title: 'Look and listen',
          text: 'Find out what happened, what was tried, and what the people concerned say about it today.',
        },
        {
          title: 'Write and present',
          text: 'Write a report that others can use, and present it to the supervisor and another group.',
        },
      ],
      subsections: [
        {
          heading: 'Fields of work',
          id: 'fields',
          paragraphs: ['Groups choose a question from one of the fields that we teach:'],
          list: subjects,
        },
      ],
    },
  ],
};
