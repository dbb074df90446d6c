import type { BulkOutcome } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import { counted } from '../format';
import { bulkMax, type BulkProps, TooManyDialog, useBulkEnd } from './bulk';
import type { FilterValues } from './list-filters';

interface BulkBody {
  ids?: string[];
  filter?: FilterValues;
  count: number;
}

interface BulkDialogProps<Row> extends BulkProps<Row> {
  /** Singular noun for the rows. */
  readonly noun: string;
  /** Title and button label, such as `Delete 2 mails?`. */
  readonly titleOf: (what: string) => string;
  readonly submitLabel: string;
  /** Past participle of the action, such as `deleted`. */
  readonly done: string;
  readonly destructive?: boolean;
  readonly send: (body: BulkBody) => Promise<BulkOutcome>;
  readonly onClose: () => void;
  /** Consequences of the action. */
  readonly children: ReactNode;
}

/** Confirms a bulk action on the selected rows, runs it, and lists skipped rows. */
export function BulkDialog<Row>(props: BulkDialogProps<Row>) {
  const {
    selection,
    query,
    filterText,
    noun,
    titleOf,
    submitLabel,
    done,
    destructive,
    send,
    onClose,
    children,
  } = props;
  const { ids, isAll, count, onClear } = selection;
  const end = useBulkEnd(noun);
  const title = titleOf(counted(count, noun));
  if (count > bulkMax(selection)) return <TooManyDialog title={title} isAll={isAll} onClose={onClose} />;
  const submit = async () => {
    const outcome = await send({ ...(isAll ? { filter: query } : { ids: [...ids] }), count });
    onClear();
    end(outcome, (number) => toastSuccess(`${counted(number, noun)} ${done}`));
  };
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      destructive={destructive}
      focusSubmit={!destructive}
      send={submit}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      <Typography>{children}</Typography>
    </FormDialog>
  );
}
