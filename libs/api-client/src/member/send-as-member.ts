import type { ApiBaseQuery, SendOnce } from '../request-core';
import type { RootState } from '../store/state';
import { renewMember } from './member-renewal';
import { isLook, memberExpired, memberOf } from './member.slice';

type QueryApi = Parameters<ApiBaseQuery>[1];
const memberAt = (api: QueryApi) => memberOf(api.getState() as RootState);
const renewBy = ({ dispatch, getState }: QueryApi) => renewMember()(dispatch, getState as () => RootState);

/** Makes a call as the member, after a renewal if the token is missing or old, or if it is refused. */
export async function sendAsMember(once: SendOnce, api: QueryApi): ReturnType<SendOnce> {
  const { signIn } = memberAt(api);
  const isFresh = signIn && (signIn.holder.isViewed || Date.now() < signIn.freshUntil);
  const failure = isFresh ? undefined : await renewBy(api);
  // An old token may still be valid if its renewal failed for lack of an answer.
  if (failure && !memberAt(api).signIn) return { error: failure };

  const sent = memberAt(api);
  const answer = await once(sent.signIn?.token);
  if (answer.error?.status !== 401) return answer;
  const isSame = sent.signIn?.token === memberAt(api).signIn?.token;
  if (isLook(sent)) {
    if (isSame) api.dispatch(memberExpired());
    return answer;
  }
  const refusal = isSame ? await renewBy(api) : undefined;
  return refusal ? answer : once(memberAt(api).signIn?.token);
}
