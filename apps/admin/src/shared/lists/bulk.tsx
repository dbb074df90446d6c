import { type BulkOutcome, LIMITS } from '@concord/contracts';
import { Alert } from '@concord/ui/display';
import { use } from 'react';
import { DialogHostContext } from '../dialogs/dialog-host';
import { FormDialog } from '../dialogs/form-dialog';
import { counted } from '../format';
import { filterQuery, type FilterValues, listWords } from './list-filters';
import type { Selection } from './use-selection';
import type { ListState } from './use-server-list';

/** Rows changed by one call: the selected ones, or all that match. */
export interface BulkProps<Row> {
  readonly selection: Selection<Row>;
  /** Query of the list: search and filters. */
  readonly query: FilterValues;
  /** Search and filters in words. */
  readonly filterText: string;
}

type FilteredList = Pick<ListState<never>, 'search' | 'filters' | 'values'>;

/** Query and words for "all that match" in a list from `useServerList`. */
export function bulkScope(list: FilteredList, all: string): Pick<BulkProps<never>, 'query' | 'filterText'> {
  const { search, filters, values } = list;
  return {
    query: { ...(search && { search }), ...filterQuery(filters, values) },
    filterText: listWords(list).join(', ') || `All ${all}, without a search or filter`,
  };
}

/** Maximum rows per call. */
export const bulkMax = ({ isAll }: Pick<Selection<never>, 'isAll'>): number =>
  isAll ? LIMITS.bulkMax : LIMITS.bulkIds;

interface TooManyProps {
  readonly title: string;
  readonly isAll: boolean;
  readonly onClose: () => void;
}

/** Message that fewer rows must be selected. */
export function TooManyDialog({ title, isAll, onClose }: TooManyProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      <Alert severity="info">
        You can change up to {bulkMax({ isAll })} at once.{' '}
        {isAll ? 'Narrow the filter.' : 'Choose fewer, or select all that match.'}
      </Alert>
    </FormDialog>
  );
}

interface LeftProps extends Pick<BulkOutcome, 'refused'> {
  readonly noun: string;
  readonly onClose: () => void;
}

/** Names of unchanged rows, with reasons. */
function LeftDialog({ refused, noun, onClose }: LeftProps) {
  return (
    <FormDialog title={`${counted(refused.length, noun)} not changed`} onClose={onClose}>
      <ul>
        {refused.map(({ _id, name, reason }) => (
          <li key={_id}>
            {name ?? _id}: {reason}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** Ends the dialog of a bulk call: lists skipped rows, then shows a toast of the outcome. */
export function useBulkEnd(noun: string): (outcome: BulkOutcome, tell: (done: number) => void) => void {
  const show = use(DialogHostContext);
  return ({ done, refused }, tell) => {
    const end = () => {
      show(null);
      if (done > 0) tell(done);
    };
    // The toast comes after the dialog, which would hide it: it may offer Undo.
    if (refused.length > 0) show(<LeftDialog refused={refused} noun={noun} onClose={end} />);
    else end();
  };
}
