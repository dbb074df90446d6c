import type { MemberRow } from '@concord/contracts';
import { Button, ErrorState, Skeleton, Stack, toastError, toastSuccess } from '@concord/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { DialogFrame } from '../../shared/dialogs/dialog-frame';
import { ComparedMembers } from './compared-members';
import { DistinctButton } from './distinct-button';
import { MergeEffect } from './merge-effect';
import { useMemberMergeMutation } from './requests';

interface MergeDialogProps {
  readonly members: readonly [MemberRow, MemberRow];
  readonly onClose: () => void;
}

/** Shows two members side by side, and what a merge would do before it is done. */
export function MergeDialog({ members, onClose }: MergeDialogProps) {
  const [isTurned, setTurned] = useState(false);
  const [ask, preview] = useMemberMergeMutation();
  const [merge, { isLoading }] = useMemberMergeMutation();
  const [first, second] = members;
  const [keep, drop] = isTurned ? [second, first] : [first, second];
  const order = { keep: keep._id, drop: drop._id };

  useEffect(() => {
    void ask({ body: { keep: keep._id, drop: drop._id, dryRun: true } });
  }, [ask, keep._id, drop._id]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      await merge({ body: order }).unwrap();
      toastSuccess('Members merged');
      onClose();
    } catch (error) {
      toastError(error);
    }
  };
  const isReady = preview.data?.keep._id === keep._id;
  return (
    <DialogFrame
      wide
      title="Merge two members"
      submitLabel="Merge"
      disabled={!isReady}
      busy={isLoading}
      onSubmit={(event) => void onSubmit(event as unknown as SubmitEvent)}
      onClose={onClose}
    >
      <ComparedMembers keep={keep} drop={drop} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setTurned(!isTurned)}>
          Keep {drop.number} instead
        </Button>
        <DistinctButton members={members} onMarked={onClose} />
      </Stack>
      {preview.error ? (
        <ErrorState error={preview.error} onRetry={() => void ask({ body: { ...order, dryRun: true } })} />
      ) : null}
      {isReady && preview.data ? <MergeEffect merge={preview.data} /> : null}
      {!isReady && !preview.error ? <Skeleton variant="rounded" height={120} /> : null}
    </DialogFrame>
  );
}
