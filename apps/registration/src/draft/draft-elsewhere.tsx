import { Button, Typography } from '@concord/ui';
import { useState } from 'react';
import { DraftPanel } from './draft-panel';

interface DraftElsewhereProps {
  /** True if the form was open in this tab before. */
  readonly wasHere: boolean;
  readonly onTakeOver: () => Promise<void>;
}

/** Says that the form is open in another tab, and offers to continue in this one. */
export function DraftElsewhere({ wasHere, onTakeOver }: DraftElsewhereProps) {
  const [isBusy, setBusy] = useState(false);
  const takeOver = () => {
    setBusy(true);
    void onTakeOver();
  };
  return (
    <DraftPanel
      title={wasHere ? 'You continued this form in another tab' : 'This form is open in another tab'}
    >
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        You can fill in this form in one tab at a time. Continue in the other tab, or continue here with
        everything you have entered so far.
      </Typography>
      <Button variant="contained" size="large" loading={isBusy} onClick={takeOver}>
        Continue here
      </Button>
    </DraftPanel>
  );
}
