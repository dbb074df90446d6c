import { Button, Typography } from '@concord/ui';
import { useState } from 'react';
import { DraftPanel } from './draft-panel';

interface DraftElsewhereProps {
  /** The form was open in this tab before. */
  readonly wasHere: boolean;
  readonly onTakeOver: () => Promise<void>;
}

/** Says that the form is open in another tab, and offers to go on in this one. */
export function DraftElsewhere({ wasHere, onTakeOver }: DraftElsewhereProps) {
  const [isBusy, setBusy] = useState(false);
  const takeOver = () => {
    setBusy(true);
    void onTakeOver();
  };
  return (
    <DraftPanel
      title={wasHere ? 'You went on with this form in another tab' : 'This form is open in another tab'}
    >
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        One tab at a time can fill it in, so that nothing is overwritten. Go on there, or go on here: what you
        filled in there comes with you.
      </Typography>
      <Button variant="contained" size="large" loading={isBusy} onClick={takeOver}>
        Go on here
      </Button>
    </DraftPanel>
  );
}
