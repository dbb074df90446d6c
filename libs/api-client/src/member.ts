// Requests and the sign-in of members and applicants, for pages with a strict byte budget.
import { injectSlice } from './index';
import { forgetPersonAtEnd } from './member/forget-person';
import { handOverReducer } from './member/hand-over.slice';
import { persistMember } from './member/member-storage';
import { memberReducer } from './member/member.slice';
import { sendAsMember } from './member/send-as-member';
import { watchPage } from './member/watch-page';
import { setMemberSender } from './request-core';

export * from './request-core';
export { candidateHandedOver } from './member/hand-over.slice';
export { readCopy, storeCopy } from './member/device-copies';
export { renewMember } from './member/member-renewal';
export { endMemberSignIn, useMemberSignOut } from './member/member-sign-out';
export { memberLookEnded, memberOf, memberSignedIn, type MemberState } from './member/member.slice';
export { useMember } from './member/use-member';

injectSlice({
  name: 'member',
  reducer: memberReducer,
  onInjected: (store) => {
    persistMember(store);
    forgetPersonAtEnd(store);
    watchPage(store);
  },
});
injectSlice({ name: 'handOver', reducer: handOverReducer });
setMemberSender(sendAsMember);
