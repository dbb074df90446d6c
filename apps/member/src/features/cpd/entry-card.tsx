import type { CpdKind, MyCpdEntry } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { ConfirmedButton } from '../../shared/confirmed-button';
import { FileLinks } from '../../shared/files/file-links';
import { asCalendarDay } from '../../shared/format';
import { amountText, stateText } from './cpd-words';
import { EntryForm } from './entry-form';
import { useMyCpdChangeMutation, useMyCpdWithdrawMutation } from './requests';

interface EntryCardProps {
  readonly entry: MyCpdEntry;
  readonly kinds: readonly CpdKind[];
  readonly earliestDay: string;
  /** True for the member; staff who look at the page change nothing. */
  readonly canChange: boolean;
}

const CARD = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

function WithdrawButton({ entry: { _id: id, title } }: Pick<EntryCardProps, 'entry'>) {
  const [withdraw] = useMyCpdWithdrawMutation();
  return (
    <ConfirmedButton
      label="Withdraw"
      name={`Withdraw ${title}`}
      title="Withdraw this activity?"
      doneText="Activity withdrawn"
      act={() => withdraw({ params: { id } }).unwrap()}
    >
      {title} and its files are removed.
    </ConfirmedButton>
  );
}

/** The form that changes an entry in its place. */
function ChangeForm({
  entry,
  kinds,
  earliestDay,
  onClose,
}: EntryCardProps & { readonly onClose: () => void }) {
  const [change] = useMyCpdChangeMutation();
  const { _id: id, revision } = entry;
  return (
    <EntryForm
      kinds={kinds}
      earliestDay={earliestDay}
      entry={entry}
      submitLabel="Save"
      doneText="Activity changed"
      send={(entered, keep) => change({ params: { id }, body: { ...entered, revision, keep } }).unwrap()}
      onClose={onClose}
    />
  );
}

/** An activity with its state and its evidence. */
export function EntryCard(props: EntryCardProps) {
  const { entry, canChange } = props;
  const [isChanging, setChanging] = useState(false);
  const { title, kindTitle, day, state, files } = entry;
  return (
    <Box component="li" sx={CARD}>
      {isChanging ? (
        <ChangeForm {...props} onClose={() => setChanging(false)} />
      ) : (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {kindTitle}, {amountText(entry)}, {asCalendarDay(day)}
          </Typography>
          <Typography sx={{ mt: 0.5, ...(state === 'refused' && { color: 'error.main' }) }}>
            {stateText(entry)}
          </Typography>
          <FileLinks files={files} />
          {state === 'pending' && canChange ? (
            <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
              <Button variant="outlined" aria-label={`Change ${title}`} onClick={() => setChanging(true)}>
                Change
              </Button>
              <WithdrawButton entry={entry} />
            </Stack>
          ) : null}
        </Box>
      )}
    </Box>
  );
}
