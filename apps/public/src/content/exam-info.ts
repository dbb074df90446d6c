import { LIMITS } from '@concord/contracts';
import { DIETS_A_YEAR } from './figures';
import { FORM_SEASON, RESIT_RULE, TRAINING } from './levels';
import type { PageContent } from './page-content';
import { counted } from './text';

/** Months of a diet, the same every year. Results need no month: an online exam shows its result at once. */
export interface Diet {
  readonly name: string;
  readonly registration: string;
  readonly training: string;
  readonly examination: string;
  readonly induction: string;
}

export const DIETS: readonly Diet[] = [
  {
    name: 'First diet',
    registration: 'December',
    training: 'January',
    examination: 'March',
    induction: 'April',
  },
  { name: 'Second diet', registration: 'March', training: 'April', examination: 'June', induction: 'July' },
  {
    name: 'Third diet',
    registration: 'June',
    training: 'July',
    examination: 'September',
    induction: 'October',
  },
  {
    name: 'Fourth diet',
    registration: 'September',
    training: 'October',
    examination: 'December',
    induction: 'January',
  },
];

export const content: PageContent = {
  title: 'Examination',
  description:
    'The four training and examination diets of each year, the calendar of diplomas and postgraduate diplomas, and how an online exam works.',
  eyebrow: 'Schedules and online exams',
  drawing: 'clock',
  lead: 'We hold training and examinations in four diets a year. Diplomas and postgraduate diplomas have their own calendar.',
  actions: [
    { label: 'Take an Exam', to: '/start-exam' },
    { label: 'Register', to: '/register' },
  ],
  sections: [
    {
      heading: 'Four diets a year',
      id: 'diets',
      wide: true,
      paragraphs: [
        `You can start in any of ${counted(DIETS_A_YEAR, 'diet', 'diets')} each year. Register by the end of the month shown. We send the exact dates to everyone who has registered.`,
      ],
      table: {
        caption: 'Training and examination schedule of a year',
        columns: ['Diet', 'Register by', 'Training begins', 'Examination', 'Induction'],
        rows: DIETS.map(({ name, registration, training, examination, induction }) => [
          name,
          registration,
          training,
          examination,
          induction,
        ]),
      },
    },
    {
      heading: 'Diplomas and postgraduate diplomas',
      id: 'diplomas',
      wide: true,
      paragraphs: [`Admission forms are sold from ${FORM_SEASON}.`],
      table: {
        caption: 'Calendar of diploma and postgraduate diploma programmes',
        columns: ['Programme', 'Forms sold', 'Lectures begin', 'Duration', 'Examination'],
        rows: [
          ['Diploma', FORM_SEASON, 'January', TRAINING.diploma, 'After the last week of lectures'],
          ['Executive PGD', FORM_SEASON, 'January', TRAINING.pgd, 'April'],
          ['Academic programmes', FORM_SEASON, 'January', TRAINING.academic, 'Set by the university'],
        ],
      },
    },
    {
      heading: 'How an online exam works',
      id: 'online-exam',
      steps: [
        {
          title: 'Sign in',
          text: 'Use the e-mail address and the serial number that you registered with.',
        },
        {
          title: 'Choose your exam',
          text: 'You see the exams that staff have assigned to you. Read the instructions before you start.',
        },
        {
          title: 'Answer against the clock',
          text: 'You may go back and forth between questions. Each answer is saved as you give it, even if the connection is lost.',
        },
        {
          title: 'See your result',
          text: 'When you finish, or when the time is up, your exam is submitted and marked. You see your score at once, unless we release results later.',
        },
      ],
      actions: [{ label: 'How to get a serial number', to: '/contact#reach' }],
    },
    {
      heading: 'Passing and failing',
      id: 'passing',
      figures: [
        { name: 'pass mark', value: `${LIMITS.passPercent}%` },
        { name: 'diets a year to try again', value: String(DIETS_A_YEAR) },
      ],
      note: RESIT_RULE,
    },
  ],
};
