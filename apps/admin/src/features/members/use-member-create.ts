import type { MemberCreateBody } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastSuccess } from '@concord/ui';
import { useRequestKey } from '@concord/api-client/request-key';
import { useMemberCreateMutation } from './requests';

/** Makes a member once, however often the same body is sent, and opens the profile. */
export function useMemberCreate(onClose: () => void): (body: MemberCreateBody) => Promise<void> {
  const navigate = useNavigate();
  const [create] = useMemberCreateMutation();
  const keyOf = useRequestKey();
  return async (body) => {
    const member = await create({ body, idempotencyKey: keyOf(body) }).unwrap();
    toastSuccess(`${member.name} is member ${member.number}`);
    onClose();
    void navigate(`/admin/members/${member._id}`);
  };
}
