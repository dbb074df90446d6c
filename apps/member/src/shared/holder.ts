import { useMember } from '@concord/api-client/member';
import type { AccessHolder } from '@concord/contracts';

/** The signed-in person; only for pages inside the member gate. */
export function useHolder(): AccessHolder {
  const { signIn } = useMember();
  if (!signIn) throw new Error('useHolder needs a MemberGate around the page');
  return signIn.holder;
}

export const isMember = ({ member }: AccessHolder): boolean => member !== null;
export const isApplicant = ({ member, student }: AccessHolder): boolean =>
  member === null && student !== null;
