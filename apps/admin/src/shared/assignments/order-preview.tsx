import type { SkippedStudent } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { ExcludedList } from '../applicants/excluded-list';
import { counted } from '../format';
import { RetryAlert } from '../page/retry-alert';
import { skippedText } from './skipped';
import type { Preview } from '../tasks/use-preview';

interface OrderPreviewProps<Outcome> {
  readonly preview: Preview<Outcome>;
  readonly countOf: (outcome: Outcome) => number;
  /** Predicate of the action, such as `will get it`. */
  readonly verb: string;
  /** Further remarks on the outcome. */
  readonly moreOf?: (outcome: Outcome) => string;
  /** Text without a selection. */
  readonly emptyText: string;
}

/** Number of affected students, and of skipped ones with reasons; keeps its height while loading. */
export function OrderPreview<Outcome extends { readonly skipped: readonly SkippedStudent[] }>(
  props: OrderPreviewProps<Outcome>,
) {
  const { preview, countOf, verb, moreOf = () => '', emptyText } = props;
  const { outcome, problem, isLoading, retry } = preview;
  if (problem)
    return (
      <RetryAlert severity="error" retry={retry}>
        {problem}
      </RetryAlert>
    );
  const left = outcome ? skippedText(outcome.skipped) : '';
  const told = outcome
    ? `${counted(countOf(outcome), 'student')} ${verb}${left ? `. Left out: ${left}` : ''}. ${moreOf(outcome)}`
    : '';
  return (
    <>
      <Typography role="status" sx={{ minHeight: '3em', fontWeight: outcome ? 600 : undefined }}>
        {isLoading ? 'Counting…' : told.trim() || emptyText}
      </Typography>
      {outcome ? <ExcludedList skipped={outcome.skipped} /> : null}
    </>
  );
}
