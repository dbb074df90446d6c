import type { AppDispatch } from '@concord/api-client';
import { DraftKeeper } from '../draft/draft-keeper';
import { draftStore } from '../draft/draft-store';
import { registerStudent } from '../requests/register-student';
import { Sending } from './sending';

/** What outlives a visit of the page: the draft's keeper and a registration under way. */
export interface Portal {
  readonly keeper: DraftKeeper;
  readonly sending: Sending;
}

const pause = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000));

function openPortal(dispatch: AppDispatch): Portal {
  const keeper = new DraftKeeper(draftStore());
  const sending = new Sending({
    post: (call) => dispatch(registerStudent.initiate(call, { track: false })),
    endDraft: () => keeper.end(),
    pause,
  });
  return { keeper, sending };
}

const portals = new WeakMap<AppDispatch, Portal>();

/** The one portal of this tab. */
export function portalOf(dispatch: AppDispatch): Portal {
  const open = portals.get(dispatch) ?? openPortal(dispatch);
  portals.set(dispatch, open);
  return open;
}
