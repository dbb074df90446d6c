import { scheduleTable } from './fee-tables';
import { naira, NYSC_FEES, partOf } from './fees';
import { NYSC_FORM_URL, NYSC_STEPS } from './nysc-form';
import type { ContentAction, PageContent } from './page-content';

const form: ContentAction = {
  label: 'Download the form (PDF)',
  href: NYSC_FORM_URL,
  download: 'nysc-offline-registration-form.pdf',
};

export const content: PageContent = {
  title: 'Nysc Scheme',
  description:
    'How members of the National Youth Service Corps join the institute: the scheme, its fees, and how to register online or on paper.',
  eyebrow: 'For corps members',
  drawing: 'path',
  lead: 'Finish your service year with a profession. Corps members of the National Youth Service Corps train with us and become members at a special fee.',
  actions: [{ label: 'Register', to: '/register' }, form],
  sections: [
    {
      heading: 'The scheme',
      paragraphs: [
        'As a corps member, you are posted to a community that is not your own, with other languages, faiths and customs. The scheme trains you to live and work well there, and to help when a quarrel begins.',
        'You start as a corps member, train during your service, and are inducted into membership after the training.',
      ],
      figures: [
        { name: 'to buy the form and start', value: naira(partOf(NYSC_FEES, 'Form')) },
        { name: 'in total, including the induction', value: naira(NYSC_FEES.total) },
      ],
    },
    {
      heading: 'Who may join',
      list: [
        'Graduates serving in the National Youth Service Corps, in any state.',
        'Graduates of any course can join. No work experience is needed.',
      ],
    },
    {
      heading: 'Conversion fees',
      id: 'fees',
      paragraphs: ['The fee has three parts.'],
      table: scheduleTable(NYSC_FEES),
    },
    {
      heading: 'Register offline in five steps',
      id: 'offline',
      paragraphs: [
        [
          'If you serve far from a good connection, use the printed form. It does the same as the online form. With a connection, ',
          { text: 'register online', to: '/register' },
          ' and choose the NYSC Scheme.',
        ],
      ],
      steps: NYSC_STEPS,
      actions: [form, { label: 'Find an office or coordinator', to: '/contact#coordinators' }],
    },
  ],
  bankAccount: true,
};
