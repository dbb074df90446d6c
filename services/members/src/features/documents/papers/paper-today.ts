import type { MemberGrade, Standing } from '@concord/contracts';
import { isGood } from '../../../shared/standing/standing';

/** Validity of a paper today; `because` says why it does not hold. */
export interface PaperToday {
  holds: boolean;
  because?: string;
}

/** Compares what a paper says with today. Why somebody is no longer in good standing is not for the public. */
export function paperToday(
  paper: { grade: MemberGrade },
  today: { grade: MemberGrade; standing: Standing },
): PaperToday {
  if (!isGood(today.standing)) return { holds: false, because: 'the member is not in good standing' };
  if (today.grade !== paper.grade) return { holds: false, because: `the grade is ${today.grade} now` };
  return { holds: true };
}
