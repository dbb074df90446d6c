import { INSTITUTE } from '@concord/institute';
import { MAIL } from './links';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Career',
  description:
    'Volunteer and career openings at each level of membership, from Student to Fellow and Corporate, and how to apply for them.',
  eyebrow: 'Volunteer and career openings',
  drawing: 'briefcase',
  lead: 'What you can do with us at each level of membership, and how to apply.',
  actions: [
    { label: 'Compare the levels', to: '/member' },
    { label: 'Register', to: '/register' },
  ],
  sections: [
    {
      heading: 'Openings by level',
      id: 'levels',
      wide: true,
      paragraphs: ['Each level also has the openings of the levels before it.'],
      table: {
        caption: 'Volunteer and career openings by level of membership',
        columns: ['Level', 'Volunteer work', 'Career openings'],
        rows: [
          [
            'Student',
            'Helper at peace clubs, campus peace days and training days',
            'Internships at the head office and the state offices',
          ],
          [
            'Affiliate',
            'Club mentor at a school, member of a community peace team',
            'Project assistant, field assistant in research works',
          ],
          [
            'Associate',
            'Assistant mediator, organiser of workshops in a local government area',
            'Training assistant, invigilator, project officer',
          ],
          [
            'Full',
            'Mediator on the volunteer panel, supervisor of peace clubs',
            'Trainer, programme officer, examiner',
          ],
          [
            'Senior',
            'Deputy coordinator of a state, mentor of new mediators',
            'Lead consultant, head of a programme, state coordinator',
          ],
          [
            'Fellow',
            'Adviser to the institute and to public bodies, patron of a project',
            'Chief examiner, member of academic boards, director of a project',
          ],
          [
            'Corporate',
            'Staff released as volunteers, host of a workshop',
            'Partner in projects, with its own openings shown to members',
          ],
        ],
      },
      note: 'Vacancies change during the year and differ between states. Your state coordinator knows what is open now.',
    },
    {
      heading: 'What volunteers can expect',
      shortHeading: 'Volunteers',
      id: 'volunteers',
      wide: true,
      cards: [
        {
          title: 'Training first',
          text: 'We never send anyone into a conflict untrained. We brief you, and you start beside someone experienced.',
        },
        {
          title: 'A clear task',
          text: 'You know what to do, for how long, and who is responsible. You may say no without giving a reason.',
        },
        {
          title: 'A written record',
          text: 'We confirm your hours and tasks in writing. They count as experience when you move up a level.',
        },
      ],
    },
    {
      heading: 'Who may apply',
      id: 'who',
      list: [
        'Members who have paid their annual subscription can apply for openings at their level and below.',
        'Applicants can volunteer at Student level once we have reviewed their registration.',
        'Corps members can apply for openings at the level they convert to.',
        'Anyone can apply for posts advertised to the public. Membership is then an advantage, not a condition.',
      ],
    },
    {
      heading: 'How to apply',
      id: 'apply',
      steps: [
        {
          title: 'Find your level',
          text: [
            'If you are not a member yet, find ',
            { text: 'the level that fits', to: '/member' },
            ' and register.',
          ],
        },
        {
          title: 'Write to us',
          text: [
            'Send a short letter and your CV to ',
            MAIL,
            '. Name your level, your state and the opening.',
          ],
        },
        {
          title: 'Talk to the coordinator',
          text: 'Your state coordinator or a member of our office speaks with you and checks two references.',
        },
        {
          title: 'Start with a trial',
          text: 'Try the role for a few weeks before anything is settled.',
        },
      ],
      note: `${INSTITUTE.shortName} never asks for money for a post or an interview. Anyone who does is not acting for us. Please report them to us.`,
    },
  ],
};
