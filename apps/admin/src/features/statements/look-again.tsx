import { Button, toastError, toastSuccess } from '@concord/ui';
import { RefreshIcon } from '@concord/ui/display';
import { counted } from '../../shared/format';
import { useStatementLineMatchMutation } from './requests';

/** Matches the open lines again, after members or accounts have changed. */
export function LookAgain() {
  const [match, { isLoading }] = useStatementLineMatchMutation();
  const look = async () => {
    try {
      const { changed } = await match({ body: {} }).unwrap();
      toastSuccess(
        changed > 0 ? `Other suggestions for ${counted(changed, 'line')}` : 'The suggestions are the same',
      );
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button startIcon={<RefreshIcon />} loading={isLoading} onClick={() => void look()}>
      Look again who paid
    </Button>
  );
}
