import type { HallChecked } from '@concord/contracts';
import { UndecidedChoice } from '../../shared/applicants/undecided-choice';
import { OrderPreview } from '../../shared/assignments/order-preview';
import { usePreview } from '../../shared/tasks/use-preview';
import { useHallCheckMutation } from '../../shared/halls/requests';
import { useDebounced } from '../../shared/use-debounced';
import { type CandidatesChoice, isComplete, isUndecidedIn, whoOf } from './candidates-choice';

const DEBOUNCE_MS = 350;

/** Number of undecided applicants in the selection, whether they would be added or left out. */
const undecidedIn = ({ undecided, left }: HallChecked) =>
  undecided + left.filter(({ code }) => code === 'UNDECIDED').length;

interface CandidatesCheckProps {
  /** Session to add them to; undefined for a new one. */
  readonly hall?: string;
  readonly exams: readonly string[];
  readonly value: CandidatesChoice;
  readonly onChange: (choice: CandidatesChoice) => void;
}

/**
 * Previews the selected candidates: counts, names of those left out, and a choice about undecided applicants.
 */
export function CandidatesCheck({ hall, exams, value, onChange }: CandidatesCheckProps) {
  const [check] = useHallCheckMutation();
  const isReady = exams.length > 0 && isComplete(value);
  const order = isReady ? JSON.stringify([exams, whoOf(value)]) : '';
  const settled = useDebounced(order, DEBOUNCE_MS);
  const preview = usePreview(settled, async () => {
    const checked = await check({
      body: { exams: [...exams], ...whoOf(value), ...(hall && { hall }) },
    }).unwrap();
    return { ...checked, skipped: checked.left };
  });
  const { outcome } = preview;
  return (
    <div>
      <UndecidedChoice
        count={outcome && undecidedIn(outcome)}
        isIncluded={isUndecidedIn(value)}
        onChange={(isIncluded) => onChange({ ...value, isUndecidedIn: isIncluded })}
      />
      <OrderPreview
        preview={order === settled ? preview : { isLoading: true, retry: preview.retry }}
        countOf={({ added }) => added}
        verb="will be added"
        emptyText="Choose the exams to see how many candidates there will be."
      />
    </div>
  );
}
