import type { MyApplication, Proposal, ProposalState } from '@concord/contracts';
import { Box, Button, Skeleton, Stack, toastError, toastSuccess, Typography } from '@concord/ui';
import { lazy, Suspense, useState } from 'react';
import { asDay } from '../../shared/format';
import { Panel } from '../../shared/panel';
import { labelOf, shownValue } from './field-labels';
import { useMyCorrectionWithdrawMutation } from './requests';

const CorrectionForm = lazy(() =>
  import('./correction-form').then(({ CorrectionForm: form }) => ({ default: form })),
);

const STATE_WORDS: Record<ProposalState, string> = {
  open: 'We’re looking at it',
  accepted: 'Accepted, and changed in your form',
  refused: 'Not accepted',
  withdrawn: 'You withdrew it',
  replaced: 'Replaced by a later one',
};

function WithdrawButton({ _id: id }: Proposal) {
  const [withdraw, { isLoading }] = useMyCorrectionWithdrawMutation();
  const act = () =>
    withdraw({ params: { id } })
      .unwrap()
      .then(() => toastSuccess('Your correction is withdrawn'), toastError);
  return (
    <Button color="error" variant="outlined" loading={isLoading} onClick={() => void act()} sx={{ mt: 1 }}>
      Withdraw
    </Button>
  );
}

function ProposalItem({ proposal, canChange }: { readonly proposal: Proposal; readonly canChange: boolean }) {
  const { state, at, changes, reason, answer } = proposal;
  return (
    <Box
      component="li"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{STATE_WORDS[state]}</Typography>
      <Typography variant="body2" color="textSecondary">
        Sent on {asDay(at)}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {labelOf(field)}: {shownValue(field, from)} → {shownValue(field, to)}
          </li>
        ))}
      </Box>
      <Typography variant="body2">Your reason: {reason}</Typography>
      {answer ? <Typography variant="body2">Our answer: {answer}</Typography> : null}
      {state === 'open' && canChange ? <WithdrawButton {...proposal} /> : null}
    </Box>
  );
}

interface CorrectionsSectionProps {
  readonly application: MyApplication;
  /** False while staff look at the page. */
  readonly canChange: boolean;
}

/** Corrections that the applicant proposed, and a form for another one before the decision. */
export function CorrectionsSection({ application, canChange }: CorrectionsSectionProps) {
  const { form, proposals, mayPropose } = application;
  const [isOpen, setOpen] = useState(false);
  const canPropose = mayPropose && canChange;
  if (!canPropose && proposals.length === 0) return null;
  return (
    <Panel title="Corrections">
      <Stack spacing={2}>
        {proposals.length > 0 ? (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {proposals.map((proposal) => (
              <ProposalItem key={proposal._id} proposal={proposal} canChange={canChange} />
            ))}
          </Stack>
        ) : null}
        {canPropose && !isOpen ? (
          <>
            <Typography>Is something in your form wrong? Tell us before we decide.</Typography>
            <div>
              <Button variant="outlined" onClick={() => setOpen(true)}>
                Propose a correction
              </Button>
            </div>
          </>
        ) : null}
        {canPropose && isOpen ? (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <CorrectionForm
              form={form}
              replaces={proposals[0]?.state === 'open'}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </Stack>
    </Panel>
  );
}
