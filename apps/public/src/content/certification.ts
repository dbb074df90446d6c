import { LIMITS, PROGRAMMES } from '@concord/contracts';
import { applicationFeesOf, formatApplicationFee } from './application-fees';
import { applicationFeeTable, membershipFeeTable } from './fee-tables';
import { DIPLOMA_FORM_FEE, feesOf, naira } from './fees';
import { formatExperience, FORM_SEASON, levelOf, TRAINING } from './levels';
import type { ContentCard, PageContent } from './page-content';
import { joinList } from './text';

const optionsOf = (id: string) => PROGRAMMES.find((programme) => programme.id === id)?.options ?? [];

/** Degrees in the list of academic programmes; its other entries are subjects. */
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
  lead: 'What you can study, from a short certificate course to a doctorate. See what you need, how long it takes and what it costs.',
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
      paragraphs: ['Each of these three courses leads to a category of membership.'],
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
        `A diploma in one of these subjects takes ${TRAINING.diploma}. With our partner universities, we also teach them up to a degree (${DEGREES.slice(1).join(', ')}).`,
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
        `We offer nine executive programmes for working people. Each takes ${TRAINING.pgd}. The application costs ${pgdFee}.`,
      ],
      list: optionsOf('pgd'),
    },
    {
      heading: 'Admission requirements',
      shortHeading: 'Admission',
      id: 'admission',
      paragraphs: [
        [
          `We sell admission forms for diplomas, postgraduate diplomas and academic programmes from ${FORM_SEASON}. Certificate courses start with `,
          { text: 'each diet of the year', to: '/exam-info#diets' },
          '.',
        ],
      ],
      cards: [
        {
          title: 'Certificate courses',
          list: ['The work experience that your category asks for, if any', 'A copy of your highest result'],
        },
        {
          title: 'Diploma courses',
          list: ['SSCE or a higher qualification', `The application form (${naira(DIPLOMA_FORM_FEE)})`],
        },
        {
          title: 'Postgraduate diplomas',
          list: ['HND, Bsc or a higher qualification', `The application fee (${pgdFee})`],
        },
        {
          title: 'Academic programmes',
          list: [
            'The requirements of the partner university for the degree',
            'For SSCE holders, the WAEC or NECO result and the JAMB result',
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
              { text: 'See the fees of all categories', to: '/member#fees' },
              '.',
            ],
          ],
        },
        {
          heading: 'Application fees',
          id: 'application-fees',
          paragraphs: [
            `The application fee of an academic programme is ${joinList(academicFees, 'or')}, depending on the programme. Contact us for the fee of your programme.`,
          ],
          table: applicationFeeTable(),
          note: `The application form for diploma programmes costs ${naira(DIPLOMA_FORM_FEE)} and is not refundable.`,
          actions: [{ label: 'Ask about a fee', to: '/contact' }],
        },
      ],
    },
    {
      heading: 'Your certificate',
      id: 'your-certificate',
      paragraphs: [
        'When you complete a course, we give you a serial number for your name and your course. Use it to print the certificate yourself.',
      ],
      steps: [
        { title: 'Have the serial number ready', text: 'Each number is for one student and one course.' },
        {
          title: 'Enter your name and your course',
          text: `Enter both as we have them. The name has at most ${LIMITS.certificateNameLength} characters.`,
        },
        { title: 'Print it', text: 'Anyone can later check it by its number and see that it is genuine.' },
      ],
      actions: [{ label: 'Check a certificate', to: '/certificate' }],
    },
  ],
};
