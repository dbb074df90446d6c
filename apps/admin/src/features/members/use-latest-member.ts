import { isApiError } from '@concord/api-client/requests';
import type { Member } from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { useMemberGetQuery } from '../../shared/members/requests';

export const isOutdated = (error: unknown) => isApiError(error) && error.code === 'REVISION';

/** The member that a dialog changes. When somebody else saved meanwhile, it becomes theirs, to look at again. */
export function useLatestMember(shown: Member) {
  const [latest, setLatest] = useState(shown);
  const [isTheirs, setTheirs] = useState(false);
  const { refetch } = useMemberGetQuery({ params: { id: shown._id } });

  const takeTheirs = async () => {
    try {
      setLatest(await refetch().unwrap());
      setTheirs(true);
    } catch (error) {
      toastError(error);
    }
  };

  /** Sends a change of the revision that is shown. */
  const send = async (change: (revision: number) => Promise<unknown>) => {
    try {
      await change(latest.revision);
    } catch (error) {
      if (isOutdated(error)) await takeTheirs();
      throw error;
    }
  };
  return { latest, isTheirs, send };
}
