import { PROGRAMMES } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { formatCount, DIETS_A_YEAR, PEACE_CLUBS, SHORT_COURSE_DAYS, formatSpan } from './figures';
import type { PageContent } from './page-content';

const diplomas = PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [];

export const content: PageContent = {
  title: 'About',
  description:
    'Who the institute is, why Nigeria needs trained peacebuilders, and what it does: membership, training, examinations, advice and peace clubs.',
  eyebrow: 'The institute',
  drawing: 'sprout',
  lead: 'A not-for-profit professional membership institute for peace and conflict management in Nigeria.',
  actions: [
    { label: 'Become a member', to: '/member' },
    { label: 'Contact the institute', to: '/contact' },
  ],
  sections: [
    {
      heading: 'Who we are',
      id: 'institute',
      paragraphs: [
        `The ${INSTITUTE.name} brings together the people who prevent, manage and settle conflict: teachers and traditional leaders, mediators and managers, those who serve in uniform, journalists, students and those who serve their community without a title. It is owned by no person and pays no profit to anyone. What members pay goes into their training, their examinations and the work of the institute.`,
        'The head office is in Abuja. Offices in Jigawa, Katsina and Adamawa and coordinators in the states bring admission, training and examinations to where members live. Academic partners in Benin and a US-Somalia university stand beside the institute in its academic programmes.',
      ],
      actions: [{ label: 'Offices, partners and coordinators', to: '/contact' }],
    },
    {
      heading: 'The need',
      id: 'need',
      wide: true,
      paragraphs: [
        'Most conflicts do not begin with violence. They begin with a boundary, a contract, a post that one side got and the other did not, a rumour about a neighbour. Somebody is near enough to notice each of them early. Whether it is settled or grows depends on what that person knows to do.',
        'Those who are near are seldom trained for it. A head teacher, a union secretary or a ward leader is asked to judge between people every week and has learnt it, if at all, by trying. And where training exists, the public has no simple way to tell who has had it.',
      ],
      cards: [
        {
          title: 'At school',
          text: 'Bullying, cult groups and fights between classes are met by teachers who were trained to teach a subject.',
        },
        {
          title: 'In the community',
          text: 'Land, water, grazing and succession divide neighbours who will go on living side by side.',
        },
        {
          title: 'At work',
          text: 'Disputes over pay, posts and respect cost good people and good years before anybody sits down to talk.',
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
          ` for certificates, diplomas and ${diplomas.length} executive postgraduate diplomas.`,
        ],
        [
          'We ',
          { text: 'hold examinations', to: '/exam-info' },
          ` in ${DIETS_A_YEAR} diets a year and award certificates that anyone can verify.`,
        ],
        ['We ', { text: 'receive corps members', to: '/nysc' }, ' in a scheme and at a fee of their own.'],
        [
          'We ',
          { text: 'advise organisations', to: '/consultancy' },
          ` and hold short courses of ${formatSpan(SHORT_COURSE_DAYS)} days and workshops.`,
        ],
        [
          'We ',
          { text: 'found peace clubs in schools', to: '/projects' },
          `: ${formatCount(PEACE_CLUBS.clubs)} of them by ${PEACE_CLUBS.to}, with teachers trained to lead them.`,
        ],
        [
          'We ',
          { text: 'license practitioners', to: '/license' },
          ', so that those who need help can find somebody who answers for their work.',
        ],
      ],
    },
    {
      heading: 'How we work',
      id: 'rules',
      paragraphs: [
        'Six values bind every member: tolerance, amicability, leadership, equality and equity, neutrality, tranquility. In practice they come down to a few habits.',
      ],
      list: [
        'We hear both sides before we speak, and leave a case in which we cannot be neutral.',
        'We admit and examine by what somebody has learnt and done, whatever their faith, tribe, party or gender.',
        [
          'We say beforehand what everything costs, and when it is paid back: see the ',
          { text: 'fees', to: '/member#fees' },
          ' and the ',
          { text: 'refund policy', to: '/t&c#refunds' },
          '.',
        ],
        [
          'We keep what we know about people to ourselves: see the ',
          { text: 'privacy policy', to: '/policy' },
          '.',
        ],
      ],
    },
  ],
  bankAccount: true,
};
