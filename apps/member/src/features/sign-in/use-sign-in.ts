import { useAppDispatch } from '@concord/api-client';
import {
  type ApiError,
  endMemberSignIn,
  isApiError,
  memberSignedIn,
  useMember,
} from '@concord/api-client/member';
import type { AccessPerson, CodeChannel } from '@concord/contracts';
import { useDeferredValue, useEffect, useState } from 'react';
import { useAccessCodeMutation, useAccessOptionsQuery, useAccessVerifyMutation } from './requests';

/** Step of the sign-in. */
export type SignInStep =
  | { readonly kind: 'email' }
  /** `channel` is the way of the last code; undefined if the office gives it. */
  | {
      readonly kind: 'code';
      readonly channel: CodeChannel | undefined;
      readonly sentAt: number;
      readonly isAgain?: boolean;
    }
  | { readonly kind: 'person'; readonly code: string; readonly people: readonly AccessPerson[] };

/** Message of a refused call: that of the first refused field, if there is one. */
function messageOf(error: unknown): string {
  const { issues, message } = isApiError(error) ? error : ({} as Partial<ApiError>);
  return issues?.[0]?.message ?? message ?? 'Something went wrong. Please try again.';
}

/** Ends a sign-out that has not reached the server, because its answer would delete the cookie of a new sign-in. */
function useEarlierSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const { ended } = useMember();
  useEffect(() => {
    if (ended === 'leaving') void endMemberSignIn(dispatch);
  }, [dispatch, ended]);
  return async () => {
    if (ended === 'leaving') await endMemberSignIn(dispatch);
  };
}

/** State and steps of the sign-in by a code. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const { data: options, isLoading } = useAccessOptionsQuery();
  const [sendCode, { isLoading: isSending }] = useAccessCodeMutation();
  const [verify, { isLoading: isVerifying }] = useAccessVerifyMutation();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<SignInStep>({ kind: 'email' });
  const [problem, setProblem] = useState<string>();
  const earlierSignOut = useEarlierSignOut();
  const channels = options?.channels ?? ['email'];
  // Deferred, because the form drawn at once would block a slow phone.
  const isReady = useDeferredValue(!isLoading);

  const go = (next: SignInStep) => {
    setProblem(undefined);
    setStep(next);
  };
  const typedEmail = () => {
    if (email.trim()) return email.trim();
    setProblem('Enter your e-mail');
    return undefined;
  };
  const sendBy = async (channel: CodeChannel) => {
    const to = typedEmail();
    if (!to) return;
    const { error } = await sendCode({ body: { email: to, channel } });
    if (error) setProblem(messageOf(error));
    else go({ kind: 'code', channel, sentAt: Date.now(), isAgain: step.kind === 'code' });
  };
  const verifyCode = async (code: string, as?: string) => {
    setProblem(undefined);
    await earlierSignOut();
    const { data, error } = await verify({ body: { email: email.trim(), code, as } });
    if (error) setProblem(messageOf(error));
    else if ('choices' in data) go({ kind: 'person', code, people: data.choices });
    else dispatch(memberSignedIn(data));
  };

  return {
    step,
    email,
    problem,
    isSending,
    isVerifying,
    /** False until it is known how codes are sent. */
    isReady,
    /** Ways by which this site sends codes; none if the office gives them. */
    channels,
    changeEmail: (text: string) => {
      setProblem(undefined);
      setEmail(text);
    },
    send: () => (channels[0] ? sendBy(channels[0]) : undefined),
    sendBy,
    /** Asks for a code that the person already has. */
    enterCode: () => {
      if (typedEmail()) go({ kind: 'code', channel: undefined, sentAt: 0 });
    },
    verifyCode,
    startOver: () => go({ kind: 'email' }),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
