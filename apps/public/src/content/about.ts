import { PROGRAMMES } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { formatCount, DIETS_A_YEAR, PEACE_CLUBS, SHORT_COURSE_DAYS, formatSpan } from './figures';
import type { PageContent } from './page-content';
import { counted } from './text';

const diplomas = PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [];

export const content: PageContent = {
  title: 'About',
  description:
    'Who we are, why Nigeria needs trained peacebuilders, and what we do: membership, training, examinations, advice and peace clubs.',
  eyebrow: 'The institute',
  drawing: 'sprout',
  lead: 'A not-for-profit professional membership institute for peace and conflict management in Nigeria.',
  actions: [
    { label: 'Become a member', to: '/member' },
    { label: 'Contact us', to: '/contact' },
  ],
  sections: [
    {
      heading: 'Who we are',
      id: 'institute',
      paragraphs: [
        `The ${INSTITUTE.name} brings together people who prevent, manage and settle conflict. They are teachers and traditional leaders, mediators and managers, journalists, students, people in uniform, and volunteers in their communities. Nobody owns the institute, and it pays no profit to anyone. What members pay goes into their training, their examinations and our work.`,
        'Our head office is in Abuja. We have offices in Jigawa, Katsina and Adamawa and coordinators in the states, so that you can register, train and be examined near home. Universities in Benin and a US-Somalia university are our partners in academic programmes.',
      ],
      actions: [{ label: 'See offices, partners and coordinators', to: '/contact' }],
    },
    {
      heading: 'The need',
      id: 'need',
      wide: true,
      paragraphs: [
        'Most conflicts do not begin with violence. They begin with a boundary, a contract, a job that went to the other side, or a rumour about a neighbour. Someone nearby usually notices early. Whether the conflict is settled or grows depends on what that person knows.',
        'People nearby are seldom trained for this. A head teacher, a union secretary or a ward leader settles disputes every week and learns by trial and error. Even where training exists, the public has no simple way to tell who has had it.',
      ],
      cards: [
        {
          title: 'At school',
          text: 'Teachers face bullying, cult groups and fights between classes, but were trained only to teach a subject.',
        },
        {
          title: 'In the community',
          text: 'Land, water, grazing and succession divide neighbours who will continue to live side by side.',
        },
        {
          title: 'At work',
          text: 'Disputes over pay, posts and respect cost good people and good years before anyone sits down to talk.',
        },
      ],
    },
    {
      heading: 'What we do',
      id: 'work',
      list: [
        [
          'We ',
          { text: 'admit members', to: '/member' },
          ' in seven categories, from students to fellows and corporate bodies.',
        ],
        [
          'We ',
          { text: 'train', to: '/certification' },
          ` people for certificates, diplomas and ${counted(diplomas.length, 'executive postgraduate diploma', 'executive postgraduate diplomas')}.`,
        ],
        [
          'We ',
          { text: 'hold examinations', to: '/exam-info' },
          ` in ${counted(DIETS_A_YEAR, 'diet', 'diets')} a year and award certificates that anyone can check.`,
        ],
        ['We ', { text: 'train corps members', to: '/nysc' }, ' in a scheme with its own fee.'],
        [
          'We ',
          { text: 'advise organisations', to: '/consultancy' },
          ` and hold workshops and short courses of ${formatSpan(SHORT_COURSE_DAYS)} days.`,
        ],
        [
          'We ',
          { text: 'found peace clubs in schools', to: '/projects' },
          ` and train teachers to lead them. Our goal is ${formatCount(PEACE_CLUBS.clubs)} clubs by ${PEACE_CLUBS.to}.`,
        ],
        [
          'We ',
          { text: 'license practitioners', to: '/license' },
          ', so that people who need help can find someone who answers for their work.',
        ],
      ],
    },
    {
      heading: 'How we work',
      id: 'rules',
      paragraphs: [
        'Six values bind every member: tolerance, amicability, leadership, equality and equity, neutrality, tranquility. They shape how we work.',
      ],
      list: [
        'We hear both sides before we speak, and leave a case when we cannot be neutral.',
        'We judge applicants by what they have learnt and done, not by faith, tribe, party or gender.',
        [
          'We tell you in advance what everything costs and when you can get a refund. See the ',
          { text: 'fees', to: '/member#fees' },
          ' and the ',
          { text: 'refund policy', to: '/t&c#refunds' },
          '.',
        ],
        [
          'We keep what we know about people confidential. See the ',
          { text: 'privacy policy', to: '/policy' },
          '.',
        ],
      ],
    },
  ],
  bankAccount: true,
};
