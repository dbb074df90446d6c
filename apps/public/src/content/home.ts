import {
  formatCount,
  DIETS_A_YEAR,
  DIPLOMA_WEEKS,
  PEACE_CLUBS,
  PGD_WEEKS,
  PROJECT_GROUP,
  SHORT_COURSE_DAYS,
  formatSpan,
} from './figures';
import { counted } from './text';

export type ThemeName =
  | 'postgraduate'
  | 'diplomas'
  | 'corps'
  | 'clubs'
  | 'research'
  | 'executive'
  | 'workplace'
  | 'examinations'
  | 'licence';

export interface ProgrammeTheme {
  readonly name: ThemeName;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly to: string };
}

const THEMES: readonly ProgrammeTheme[] = [
  {
    name: 'postgraduate',
    title: 'Executive postgraduate diplomas',
    text: `Nine professional diplomas for working people, from peace education to security studies. You can finish one in ${formatSpan(PGD_WEEKS)} weeks.`,
    link: { label: 'See the nine diplomas', to: '/certification' },
  },
  {
    name: 'clubs',
    title: 'Peace clubs in schools',
    text: `Between ${PEACE_CLUBS.from} and ${PEACE_CLUBS.to}, we aim to found ${formatCount(PEACE_CLUBS.clubs)} clubs and train ${formatCount(PEACE_CLUBS.teachers)} teachers to lead them.`,
    link: { label: 'Read about the project', to: '/projects' },
  },
  {
    name: 'corps',
    title: 'The NYSC scheme',
    text: 'Train as a peacebuilder during your service year. The scheme has its own fee, and you can also register on paper.',
    link: { label: 'Join as a corps member', to: '/nysc' },
  },
  {
    name: 'diplomas',
    title: 'Certificates and diplomas',
    text: `Three certificate courses lead to membership. A diploma takes ${formatSpan(DIPLOMA_WEEKS)} weeks.`,
    link: { label: 'Compare the courses', to: '/certification' },
  },
  {
    name: 'executive',
    title: 'Routes for experienced people',
    text: 'Peacebuilders, teachers, managers and people in uniform can be admitted on their experience, with or without an evaluation test.',
    link: { label: 'Find your route', to: '/member' },
  },
  {
    name: 'examinations',
    title: 'Examinations you can sit anywhere',
    text: `There are ${counted(DIETS_A_YEAR, 'diet', 'diets')} a year. You take exams online against a clock, and your answers are kept as you give them.`,
    link: { label: 'See the schedule', to: '/exam-info' },
  },
  {
    name: 'workplace',
    title: 'Training for organisations',
    text: `Workshops and short courses of ${formatSpan(SHORT_COURSE_DAYS)} days teach your team to settle disputes before they cost work and trust.`,
    link: { label: 'Plan a course', to: '/consultancy' },
  },
  {
    name: 'research',
    title: 'Research in small groups',
    text: `Members study a real conflict in groups of ${formatSpan(PROJECT_GROUP)} and record what helped, so that others can use it.`,
    link: { label: 'See projects and research', to: '/projects' },
  },
  {
    name: 'licence',
    title: 'The practitioner licence',
    text: 'Members from Associate upwards can hold a licence. It has a number that clients can check with us.',
    link: { label: 'See what the licence gives you', to: '/license' },
  },
];

export const HOME = {
  title: 'Peace and conflict management',
  description:
    'A not-for-profit professional institute in Nigeria that admits, trains and examines people who prevent and settle conflict. Register today.',
  headline: 'Peace is work. We train the people who do it.',
  lead: 'We are a not-for-profit professional membership institute for peace and conflict management in Nigeria. Join us, train and take examinations, from your first certificate to the fellowship.',
  aims: {
    Vision: 'A society where trained people meet conflict early and fairly, before it turns into violence.',
    Mission:
      'To admit, train, examine and support members who build peace in schools, workplaces, communities and public service.',
  },
  coreValues: [
    { name: 'Tolerance', text: 'We make room for people, faiths and opinions that are not our own.' },
    { name: 'Amicability', text: 'We look for a settlement that both sides can live with.' },
    { name: 'Leadership', text: 'We take the first step when peace needs someone to start.' },
    { name: 'Equality/Equity', text: 'We give everyone the same respect, and each person what they need.' },
    { name: 'Neutrality', text: 'We take no side except that of a fair process.' },
    { name: 'Tranquility', text: 'We keep calm and help others to become calm again.' },
  ],
  invitation: {
    title: 'Your place among the peacebuilders',
    text: 'Choose a level, fill in one form and send it with your serial number. You can stop at any time, because what you type stays on your device.',
  },
  themes: THEMES,
} as const;
