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

/** Names the drawing of a programme theme. */
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

/** One slide of the carousel. */
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
    text: `Nine professional diplomas, from peace education to security studies, each taught in ${formatSpan(PGD_WEEKS)} weeks for people who already work.`,
    link: { label: 'See the nine diplomas', to: '/certification' },
  },
  {
    name: 'clubs',
    title: 'Peace clubs in schools',
    text: `Between ${PEACE_CLUBS.from} and ${PEACE_CLUBS.to} we set out to found ${formatCount(PEACE_CLUBS.clubs)} clubs and to train ${formatCount(PEACE_CLUBS.teachers)} teachers who lead them.`,
    link: { label: 'Read about the project', to: '/projects' },
  },
  {
    name: 'corps',
    title: 'The NYSC scheme',
    text: 'Corps members train as peacebuilders during their service year, at a fee made for them, and can register without a computer.',
    link: { label: 'Join as a corps member', to: '/nysc' },
  },
  {
    name: 'diplomas',
    title: 'Certificates and diplomas',
    text: `Three certificate courses each lead to a category of membership; a diploma takes ${formatSpan(DIPLOMA_WEEKS)} weeks.`,
    link: { label: 'Compare the courses', to: '/certification' },
  },
  {
    name: 'executive',
    title: 'Routes for experienced people',
    text: 'Peacebuilders, teachers, those who serve in uniform and managers can be admitted on what they have already done, with or without an evaluation test.',
    link: { label: 'Find your route', to: '/member' },
  },
  {
    name: 'examinations',
    title: 'Examinations you can sit anywhere',
    text: `There are ${DIETS_A_YEAR} diets a year. Exams are taken online against a clock, and your answers are kept as you give them.`,
    link: { label: 'See the schedule', to: '/exam-info' },
  },
  {
    name: 'workplace',
    title: 'Training for organisations',
    text: `Short courses of ${formatSpan(SHORT_COURSE_DAYS)} days and workshops that teach a team to settle disputes before they cost work and trust.`,
    link: { label: 'Plan a course', to: '/consultancy' },
  },
  {
    name: 'research',
    title: 'Research in small groups',
    text: `Members study a real conflict in groups of ${formatSpan(PROJECT_GROUP)} and write down what helped, so that others can use it.`,
    link: { label: 'See projects and research', to: '/projects' },
  },
  {
    name: 'licence',
    title: 'The practitioner licence',
    text: 'Members from Associate upwards can hold a licence with a number, so that whoever engages them can ask whether it is in force.',
    link: { label: 'What the licence gives', to: '/license' },
  },
];

/** The texts of the home page. */
export const HOME = {
  title: 'Peace and conflict management',
  description:
    'A not-for-profit professional institute in Nigeria that admits, trains and examines the people who prevent and settle conflict. Register today.',
  headline: 'Peace is work. We train the people who do it.',
  lead: 'A not-for-profit professional membership institute for peace and conflict management in Nigeria: membership, courses and examinations from the first certificate to the fellowship.',
  aims: {
    Vision:
      'A society in which conflict is met by trained people, early and fairly, before it turns into violence.',
    Mission:
      'To admit, train, examine and support the members who build peace in schools, workplaces, communities and public service.',
  },
  coreValues: [
    { name: 'Tolerance', text: 'We make room for people, faiths and opinions that are not our own.' },
    { name: 'Amicability', text: 'We look for the settlement that both sides can live with.' },
    { name: 'Leadership', text: 'We go first where peace needs somebody to begin.' },
    { name: 'Equality/Equity', text: 'The same respect for everyone, and to each what they need.' },
    { name: 'Neutrality', text: 'We take no side but that of a fair process.' },
    { name: 'Tranquility', text: 'We keep calm, and help others to find their calm again.' },
  ],
  invitation: {
    title: 'Your place among the peacebuilders',
    text: 'Choose a level, fill in one form and send it with your serial number. You can stop at any time: what you have typed stays on your device.',
  },
  themes: THEMES,
} as const;
