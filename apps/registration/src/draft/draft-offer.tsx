import { LIMITS } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useState } from 'react';
import type { RegistrationForm } from '../form/registration-form';
import { DraftPanel } from './draft-panel';
import type { Draft } from './draft-store';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

function filesIn({ image_data, documents }: RegistrationForm): string {
  const count = [documents.higestQualification, documents.jamb].filter(Boolean).length;
  const parts = [
    ...(image_data ? ['your picture'] : []),
    ...(count > 0 ? [count === 1 ? 'one document' : `${count} documents`] : []),
  ];
  return parts.length > 0 ? `, with ${parts.join(' and ')}` : '';
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
}

/** Offers the draft of an earlier visit: the applicant continues or deletes it. */
export function DraftOffer({ draft, onContinue, onStartOver }: DraftOfferProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <DraftPanel title="Continue where you left off?">
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        This device has a saved form from {moments.format(draft.changedAt)}
        {filesIn(draft.form)}. If it is not yours, start over to delete it.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button variant="contained" size="large" onClick={onContinue}>
          Continue
        </Button>
        <Button size="large" onClick={() => setConfirming(true)}>
          Start over
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        It is saved on this device only, for {LIMITS.draftDays} days after the last change.
      </Typography>
      <ConfirmDialog
        open={confirming}
        title="Delete the saved form?"
        confirmLabel="Start over"
        cancelLabel="Keep form"
        destructive
        onCancel={() => setConfirming(false)}
        onConfirm={onStartOver}
      >
        All entries, the picture and the documents will be deleted from this device. This can’t be undone.
      </ConfirmDialog>
    </DraftPanel>
  );
}
