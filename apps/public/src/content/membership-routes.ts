import type { FeeSchedule } from '@concord/institute';
import { REBATE_ABOVE_STAFF, formatSpan } from './figures';
import { CORPORATE_FEE, feesOf, naira, partOf } from './fees';
import { formatExperience, levelOf, ROUTE_YEARS, TRAINING } from './levels';
import type { ContentCard } from './page-content';

const examinationFacts = (schedule: FeeSchedule, training: string) => [
  { name: 'Training', value: training },
  { name: 'Training fee', value: naira(partOf(schedule, 'Training')) },
  { name: 'All fees of the level', value: naira(schedule.total) },
];

const affiliate = levelOf('Affiliate');
const fellow = levelOf('Fellow');
const routeYears = (years = ROUTE_YEARS) => `${formatSpan(years)} years`;

/** The three routes that lead through training and an examination. */
export const EXAMINATION_ROUTES: readonly ContentCard[] = [
  {
    title: 'Foundation',
    label: 'Leads to Student membership',
    text: 'The first course: what conflict is, how it grows, and what one person can do about it. No work experience is asked.',
    facts: examinationFacts(feesOf('Student'), TRAINING.foundation),
  },
  {
    title: 'Intermediate',
    label: 'Leads to Affiliate membership',
    text: `For people at work. This route is written for ${routeYears(affiliate.yearsOnRoute)} of experience; the category itself asks for ${formatExperience(affiliate)}. If yours fits only one of the two, ask before you pay.`,
    facts: examinationFacts(feesOf('Affiliate'), TRAINING.intermediate),
  },
  {
    title: 'Professional',
    label: 'Leads to Associate membership',
    text: `The professional examination, for ${formatExperience(levelOf('Associate'))} of experience. Whoever passes is inducted as an Associate.`,
    facts: examinationFacts(feesOf('Associate'), TRAINING.professional),
  },
];

/** The six executive routes, which rest on what the applicant has already done. */
export const EXECUTIVE_ROUTES: readonly ContentCard[] = [
  {
    title: 'Direct, with an optional evaluation test',
    text: 'You apply for the category that your qualification and experience support. You may take an evaluation test to show where you stand; it is not required.',
  },
  {
    title: 'Direct on experience',
    text: `Admission on years of practice alone. For the fellowship this route asks for ${routeYears(fellow.yearsOnRoute)}, where the category is described with ${formatExperience(fellow)}; with exactly ${fellow.yearsOnRoute?.from}, ask the institute first.`,
  },
  {
    title: 'Peacebuilder',
    text: 'For those who have built peace in practice: in a community, a faith group, a charity or a peace project.',
    facts: [{ name: 'Experience', value: routeYears() }],
  },
  {
    title: 'Academic/Teachers',
    text: 'For lecturers, teachers and researchers who teach or study peace and conflict.',
    facts: [{ name: 'Experience', value: routeYears() }],
  },
  {
    title: 'Military/Paramilitary',
    text: 'For serving and retired officers of the armed forces, the police and the paramilitary services.',
  },
  {
    title: 'Corporate',
    text: `For organisations. A rebate applies when one sponsors more than ${REBATE_ABOVE_STAFF} of its staff.`,
    facts: [
      { name: 'Asked', value: formatExperience(levelOf('Corporate')) },
      { name: 'Fee', value: naira(CORPORATE_FEE) },
    ],
  },
];
