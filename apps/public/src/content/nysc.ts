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
    'How corps members of the National Youth Service Corps join the institute: the scheme, its fees, and registration online or by the offline form.',
  eyebrow: 'For corps members',
  drawing: 'path',
  lead: 'Serve your year and leave it with a profession: graduates in the National Youth Service Corps train with the institute and convert to membership at a fee made for them.',
  actions: [{ label: 'Register', to: '/register' }, form],
  sections: [
    {
      heading: 'The scheme',
      paragraphs: [
        'Corps members are posted to communities that are not their own, and they meet other languages, faiths and customs every day. The scheme gives them the training to live and work well there, and to help when a quarrel begins.',
        'It is a conversion: you enter as a corps member, are trained during your service, and are inducted into membership when you have completed the training.',
      ],
      figures: [
        { name: 'to buy the form and begin', value: naira(partOf(NYSC_FEES, 'Form')) },
        { name: 'for everything, to the induction', value: naira(NYSC_FEES.total) },
      ],
    },
    {
      heading: 'Who may join',
      list: [
        'Graduates who serve in the National Youth Service Corps, in any state.',
        'Every course of study is welcome, and no work experience is asked.',
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
          'Where you serve far from a good connection, a printed form does the same as the online one. With a connection, ',
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
