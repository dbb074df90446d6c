import type { GradeFee, MyUpgrade } from '@concord/contracts';
import { counted } from '../../shared/format';
import { asNaira } from '../../shared/naira';

type Next = NonNullable<MyUpgrade['next']>;

export const FEE_WORDS: Readonly<Record<GradeFee, string>> = {
  form: 'Application form',
  training: 'Training',
  induction: 'Induction',
  admission: 'Admission',
  levy: 'Development levy',
  subscription: 'Annual subscription',
};

function experienceText({ experience, experienceNeeded, to }: Next): string {
  const needed = counted(experienceNeeded, 'year');
  if (experience === null) return `${to} takes ${needed} of work experience. Send documents that show yours.`;
  return `${to} takes ${needed} of work experience, and we know of ${experience}. Send documents if you have more.`;
}

/** Missing conditions in sentences, those that nobody can change first. */
export function missingSentences(next: Next, overdue: number): string[] {
  const { missing, months, monthsNeeded, cpd } = next;
  return missing.flatMap((condition) => {
    switch (condition) {
      case 'months':
        return `You need ${counted(monthsNeeded - months, 'more month')} in good standing.`;
      case 'standing':
        return overdue > 0
          ? `You are not in good standing. Pay ${asNaira(overdue)}, which is due.`
          : 'You are not in good standing. Ask us if you do not know why.';
      case 'experience':
        return experienceText(next);
      case 'cpd':
        return cpd ? `You have ${cpd.points} of ${counted(cpd.needed, 'CPD point')} for ${cpd.year}.` : [];
    }
  });
}
