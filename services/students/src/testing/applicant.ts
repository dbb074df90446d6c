import type { MyApplication, StudentThread } from '@concord/contracts';
import type { RegistrationHarness } from './registration-harness';

type Answer = MyApplication & { code: string; message: string; issues?: { path: string }[] };

/** Calls of an applicant about the own application, and those of staff that lead to them. */
export function applicantCalls(harness: RegistrationHarness) {
  const { service } = harness;
  const tokenOf = (student: string) => service.tokens.member({ student });
  const decide = (id: string, body: Record<string, unknown>) =>
    service.call<{ code: string; message: string; review: { revision: number } }>(`/student/${id}/decision`, {
      method: 'PATCH',
      token: harness.token,
      body: { notify: false, ...body },
    });
  return {
    tokenOf,
    decide,
    /** Asks the applicant; without `seen` the application must be waiting. */
    ask: (id: string, reason: string, seen?: number) =>
      decide(id, { decision: 'more-information', reason, seen }),
    mine: (id: string, token = tokenOf(id)) => service.call<Answer>('/me/application', { token }),
    answer: (id: string, body: object, key?: string, token = tokenOf(id)) =>
      service.call<Answer>('/me/application/answers', {
        token,
        body: { question: 1, ...body },
        headers: key === undefined ? undefined : { 'idempotency-key': key },
      }),
    propose: (id: string, body: object, token = tokenOf(id)) =>
      service.call<Answer>('/me/application/corrections', {
        token,
        body: { reason: 'As in my passport', ...body },
      }),
    withdraw: (id: string, proposal: string, token = tokenOf(id)) =>
      service.call<Answer>(`/me/application/corrections/${proposal}`, { method: 'DELETE', token }),
    thread: (id: string) => service.call<StudentThread>(`/student/${id}/thread`, { token: harness.token }),
  };
}
