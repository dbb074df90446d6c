import { useAppDispatch } from '@concord/api-client';
import { candidateHandedOver } from '@concord/api-client/member';
import { useNavigate } from '@concord/mfe';
import { toastError } from '@concord/ui';
import { useAccessExamMutation } from './requests';

const PORTAL_PATH = '/start-exam';

/** Door to the exam portal, which opens signed in: the sign-in here stands in for e-mail and serial. */
export function useDoor() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [signIn, { isLoading }] = useAccessExamMutation();

  const open = async () => {
    const { data, error } = await signIn({ body: {} });
    if (error) {
      toastError(error);
      return;
    }
    // In memory, because the token must not be in an address or in the history.
    dispatch(candidateHandedOver(data));
    void navigate(PORTAL_PATH);
  };
  return { open: () => void open(), isOpening: isLoading };
}
