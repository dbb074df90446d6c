import { MEMBER_GRADES } from '@concord/contracts';

/** Grades of people; an organisation is a corporate member. */
export const PERSON_GRADES = MEMBER_GRADES.filter((grade) => grade !== 'Corporate');
