import { type AppDispatch, callUrl, type RootState, useAppDispatch } from '@concord/api-client';
import {
  api,
  type ApiError,
  apiErrorFromAnswer,
  apiErrorWithoutAnswer,
  memberOf,
  renewMember,
} from '@concord/api-client/member';
import { idempotencyKeys, uploadJson, type UploadProgress } from '@concord/api-client/upload';
import { type MyAnswerInput, type MyApplication, myApplicationRoutes } from '@concord/contracts';
import { useEffect, useRef, useState } from 'react';
import { APPLICATION_TAG } from './requests';

type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly progress: UploadProgress }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The member's token, renewed if it is old. */
const freshToken = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { signIn } = memberOf(getState());
  if (!signIn || Date.now() >= signIn.freshUntil) await dispatch(renewMember());
  return memberOf(getState()).signIn?.token;
};

/** Sends an answer with its progress. The same answer sent again has the same key, so it is stored once. */
export function useAnswer() {
  const dispatch = useAppDispatch();
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const keyFor = useRef(idempotencyKeys());
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  /** @returns true if the answer was stored */
  const send = async (body: MyAnswerInput): Promise<boolean> => {
    const text = JSON.stringify(body);
    const onProgress = (progress: UploadProgress) => setSending({ kind: 'sending', progress });
    onProgress({ sent: 0, total: text.length });
    upload.current = new AbortController();
    const token = await dispatch(freshToken());
    const idempotencyKey = await keyFor.current(text);
    const answer = token
      ? await uploadJson<MyApplication>(
          myApplicationRoutes.myApplicationAnswer,
          { text, idempotencyKey, token, onProgress },
          { callUrl, apiErrorFromAnswer, apiErrorWithoutAnswer },
          upload.current.signal,
        )
      : { error: apiErrorWithoutAnswer('FETCH_ERROR') };
    setSending('error' in answer ? { kind: 'failed', error: answer.error } : { kind: 'idle' });
    // Also after a refusal: the question may have been answered or replaced.
    if (!('error' in answer) || answer.error.status === 409)
      dispatch(api.util.invalidateTags([APPLICATION_TAG]));
    return !('error' in answer);
  };

  return { sending, send };
}
