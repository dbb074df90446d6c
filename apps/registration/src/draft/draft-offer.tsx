import { LIMITS } from '@concord/contracts';
import { Button, Paper, Stack, Typography } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/display';
import { useEffect, useId, useRef, useState } from 'react';
import type { RegistrationForm } from '../form/registration-form';
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

/** Offers the draft of an earlier visit: the applicant continues it or deletes it. */
export function DraftOffer({ draft, onContinue, onStartOver }: DraftOfferProps) {
  const [confirming, setConfirming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2.5, md: 3 }, mb: 3, borderColor: 'primary.main', borderWidth: 2 }}
    >
      <Typography ref={title} id={titleId} component="h2" variant="h3" tabIndex={-1} sx={{ outline: 0 }}>
        Continue where you stopped?
      </Typography>
      <Typography sx={{ mt: 1, mb: 2.5, maxWidth: '68ch' }}>
        This device kept the form from {moments.format(draft.changedAt)}
        {filesIn(draft.form)}. Not yours? Start over: it is then deleted from this device.
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
        It is kept on this device only, for {LIMITS.draftDays} days after the last change.
      </Typography>
      <ConfirmDialog
        open={confirming}
        title="Delete the form that was kept?"
        confirmLabel="Start over"
        cancelLabel="Keep it"
        destructive
        onCancel={() => setConfirming(false)}
        onConfirm={onStartOver}
      >
        Everything that was filled in, the picture and the documents are deleted from this device. This cannot
        be undone.
      </ConfirmDialog>
    </Paper>
  );
}
