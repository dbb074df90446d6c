import { INSTITUTE } from '@concord/institute';
import { MAIL } from './links';
import type { PageContent } from './page-content';

export const content: PageContent = {
  title: 'Career',
  description:
    'Volunteer and career openings for members of the institute, level by level from Student to Fellow and Corporate, and how to apply for them.',
  eyebrow: 'Volunteer and career openings',
  drawing: 'briefcase',
  lead: 'What you can do with the institute, and what the institute can open to you, at each level of membership.',
  actions: [
    { label: 'Compare the levels', to: '/member' },
    { label: 'Register', to: '/register' },
  ],
  sections: [
    {
      heading: 'Openings by level',
      id: 'levels',
      wide: true,
      paragraphs: ['Each level keeps the openings of those before it.'],
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
            'Partner in projects; its own openings shown to members',
          ],
        ],
      },
      note: 'Which of these are vacant changes through the year and differs between the states. Ask the coordinator of yours.',
    },
    {
      heading: 'What volunteers can expect',
      shortHeading: 'Volunteers',
      id: 'volunteers',
      wide: true,
      cards: [
        {
          title: 'Training first',
          text: 'Nobody is sent into a conflict untrained. You are briefed, and your first time is beside somebody experienced.',
        },
        {
          title: 'A clear task',
          text: 'You know what is asked, for how long, and who answers for it. You may say no without giving a reason.',
        },
        {
          title: 'A written record',
          text: 'Your hours and tasks are confirmed in writing. They count as experience when you rise to the next level.',
        },
      ],
    },
    {
      heading: 'Who may apply',
      id: 'who',
      list: [
        'Members whose annual subscription is paid, for the openings of their level and of those below it.',
        'Applicants, once their registration has been reviewed, for volunteer work at Student level.',
        'Corps members, under the openings of the level to which they convert.',
        'Anyone, for posts that are advertised to the public; membership is then an advantage, not a condition.',
      ],
    },
    {
      heading: 'How to apply',
      id: 'apply',
      steps: [
        {
          title: 'Find your level',
          text: [
            'If you are not a member yet, see ',
            { text: 'which level fits', to: '/member' },
            ' and register.',
          ],
        },
        {
          title: 'Write to us',
          text: [
            'Send a short letter and a curriculum vitae to ',
            MAIL,
            '. Name your level, your state and the opening.',
          ],
        },
        {
          title: 'Talk to the coordinator',
          text: 'The coordinator of your state, or a member of the office, speaks with you and takes up two references.',
        },
        {
          title: 'Begin with a trial',
          text: 'Both sides see for some weeks whether it fits, before anything is settled.',
        },
      ],
      note: `${INSTITUTE.shortName} never asks for money for a post or an interview. Whoever does, does not speak for the institute: please tell us.`,
    },
  ],
};
