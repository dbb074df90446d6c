import type { MemberRow } from '@concord/contracts';
import { Button, toastError, toastSuccess } from '@concord/ui';
import { useMemberDistinctCreateMutation, useMemberDistinctRemoveMutation } from './requests';

interface DistinctButtonProps {
  readonly members: readonly [MemberRow, MemberRow];
  readonly onMarked: () => void;
}

/** Marks two members as no duplicates; the toast has an Undo. */
export function DistinctButton({ members: [one, other], onMarked }: DistinctButtonProps) {
  const [mark, { isLoading }] = useMemberDistinctCreateMutation();
  const [takeBack] = useMemberDistinctRemoveMutation();
  const undo = async (id: string) => {
    try {
      await takeBack({ params: { id } }).unwrap();
      toastSuccess('The pair is in the list again');
    } catch (error) {
      toastError(error);
    }
  };
  const send = async () => {
    try {
      const { _id } = await mark({ body: { one: one._id, other: other._id } }).unwrap();
      toastSuccess('Marked as not a duplicate', { label: 'Undo', onClick: () => void undo(_id) });
      onMarked();
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void send()}>
      Not a duplicate
    </Button>
  );
}
