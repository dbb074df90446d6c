import { LIMITS, PROGRAMMES } from '@concord/contracts';
import { applicationFeesOf, formatApplicationFee } from './application-fees';
import { applicationFeeTable, membershipFeeTable } from './fee-tables';
import { DIPLOMA_FORM_FEE, feesOf, naira } from './fees';
import { formatExperience, FORM_SEASON, levelOf, TRAINING } from './levels';
import type { ContentCard, PageContent } from './page-content';
import { joinList } from './text';

const optionsOf = (id: string) => PROGRAMMES.find((programme) => programme.id === id)?.options ?? [];

/** Degrees of the academic programmes; what else is on their list are the subjects. */
const DEGREES = ['Diploma', 'Bsc', 'Msc', 'Ph.D'];
const subjects = optionsOf('academic').filter((option) => !DEGREES.includes(option));

const pgdFee = applicationFeesOf('Professional PGD').map(formatApplicationFee).join(', ');
const academicFees = applicationFeesOf('Academic').map(({ amount }) => naira(amount));

const certificateCourse = (
  title: string,
  level: 'Student' | 'Affiliate' | 'Associate',
  training: string,
): ContentCard => ({
  title,
  label: `For ${level} membership`,
  facts: [
    { name: 'Duration', value: training },
    { name: 'Experience', value: formatExperience(levelOf(level)) },
    { name: 'Total fees', value: naira(feesOf(level).total) },
  ],
});

export const content: PageContent = {
  title: 'Certification',
  description:
    'Certificate, diploma and postgraduate diploma courses in peace and conflict management: admission, durations, fees and certificates.',
  eyebrow: 'Courses and certificates',
  drawing: 'certificate',
  lead: 'From a short certificate course to a doctorate: what you can study, what you need to be admitted, how long it takes and what it costs.',
  actions: [
    { label: 'Proceed to print certificate', to: '/certificate-form' },
    { label: 'Register', to: '/register' },
  ],
  contents: true,
  sections: [
    {
      heading: 'Certificate courses',
      id: 'certificate-courses',
      wide: true,
      paragraphs: ['Three courses, each of which leads to a category of membership.'],
      cards: [
        certificateCourse('Foundation', 'Student', TRAINING.foundation),
        certificateCourse('Intermediate', 'Affiliate', TRAINING.intermediate),
        certificateCourse('Professional', 'Associate', TRAINING.professional),
      ],
    },
    {
      heading: 'Diploma courses',
      id: 'diploma-courses',
      paragraphs: [
        `A diploma takes ${TRAINING.diploma} and is studied in one of these subjects. They are also taught up to the degrees (${DEGREES.slice(1).join(', ')}) with our partner universities.`,
      ],
      list: subjects,
      figures: [
        { name: 'of study for a diploma', value: TRAINING.diploma },
        { name: 'application form, not refundable', value: naira(DIPLOMA_FORM_FEE) },
      ],
    },
    {
      heading: 'Postgraduate diploma courses',
      shortHeading: 'Postgraduate diplomas',
      id: 'postgraduate-diplomas',
      paragraphs: [
        `Nine executive programmes for people who already work. Each takes ${TRAINING.pgd}; the application costs ${pgdFee}.`,
      ],
      list: optionsOf('pgd'),
    },
    {
      heading: 'Admission requirements',
      shortHeading: 'Admission',
      id: 'admission',
      paragraphs: [
        [
          `Admission forms for diplomas, postgraduate diplomas and academic programmes are sold from ${FORM_SEASON}. Certificate courses begin with `,
          { text: 'each diet of the year', to: '/exam-info#diets' },
          '.',
        ],
      ],
      cards: [
        {
          title: 'Certificate courses',
          list: ['The work experience of the category, where one is asked', 'A copy of your highest result'],
        },
        {
          title: 'Diploma courses',
          list: ['SSCE or a higher qualification', `The application form at ${naira(DIPLOMA_FORM_FEE)}`],
        },
        {
          title: 'Postgraduate diplomas',
          list: ['HND, Bsc or a higher qualification', `The application fee of ${pgdFee}`],
        },
        {
          title: 'Academic programmes',
          list: [
            'What the partner university asks for the degree',
            'For SSCE holders: the WAEC or NECO result and the JAMB result',
          ],
        },
      ],
    },
    {
      heading: 'How long training takes',
      shortHeading: 'Durations',
      id: 'durations',
      table: {
        caption: 'Duration of each kind of training',
        columns: ['Training', 'Duration'],
        rows: [
          ['Student foundation', TRAINING.foundation],
          ['Affiliate intermediate', TRAINING.intermediate],
          ['Associate professional', TRAINING.professional],
          ['Executive PGD', TRAINING.pgd],
          ['Diploma', TRAINING.diploma],
          ['Academic programmes', TRAINING.academic],
        ],
      },
    },
    {
      heading: 'Fees',
      id: 'fees',
      wide: true,
      subsections: [
        {
          heading: 'Certificate courses',
          id: 'certificate-fees',
          table: membershipFeeTable(['Student', 'Affiliate', 'Associate'].map(feesOf)),
          paragraphs: [
            [
              'These are the fees of the membership that each course leads to. ',
              { text: 'The higher categories', to: '/member#fees' },
              ' have their own.',
            ],
          ],
        },
        {
          heading: 'Application fees',
          id: 'application-fees',
          paragraphs: [
            `Academic programmes carry one of several application fees: ${joinList(academicFees, 'or')}. Which one is yours depends on the programme: ask the institute before you pay.`,
          ],
          table: applicationFeeTable(),
          note: `The application form for diploma programmes costs ${naira(DIPLOMA_FORM_FEE)} and is not refundable. It is not among the fees above: ask whether your diploma asks for both.`,
          actions: [{ label: 'Ask about a fee', to: '/contact' }],
        },
      ],
    },
    {
      heading: 'Your certificate',
      id: 'your-certificate',
      paragraphs: [
        'When you have completed a course the institute gives you a serial number made for your name and your course. With it you print the certificate yourself.',
      ],
      steps: [
        { title: 'Have the serial number ready', text: 'It is made for one student and one course.' },
        {
          title: 'Give your name and your course',
          text: `Both as the institute has them; the name in ${LIMITS.certificateNameLength} characters at most.`,
        },
        { title: 'Print it', text: 'Anyone can later look it up by its number and see that it is genuine.' },
      ],
      actions: [{ label: 'Look up a certificate', to: '/certificate' }],
    },
  ],
};
