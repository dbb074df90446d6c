import type { ApiError } from '@concord/api-client/requests';
import type { RegisteredStudent } from '@concord/contracts';
import type { RegisterStudentCall } from '../requests/register-student';
import { EMPTY_FORM, type RegistrationForm } from './registration-form';
import { Sending } from './sending';

const values: RegistrationForm = {
  ...EMPTY_FORM,
  image_data: 'data:image/jpeg;base64,AAAA',
  surname: 'Okoro',
  firstName: 'Grace',
  email: 'grace@example.com',
  serialNumber: 'ABCD-EFGH-JKMN-PQRS',
};
const student = { _id: '5'.repeat(24) } as RegisteredStudent;
const failed = (status: number, code: string, retryAfter?: number): { error: ApiError } => ({
  error: { status, code, message: code, issues: [], ...(retryAfter ? { retryAfter } : {}) },
});
const LOST = failed(0, 'NETWORK');

type Answer = { data: RegisteredStudent } | { error: ApiError };

/** The answers in their order; the last one stays. */
function serve(...answers: Answer[]) {
  const calls: RegisterStudentCall[] = [];
  const pause = jest.fn(() => Promise.resolve());
  const endDraft = jest.fn(() => Promise.resolve());
  const post = async (call: RegisterStudentCall) => {
    calls.push(call);
    return answers[Math.min(calls.length, answers.length) - 1] as Answer;
  };
  return { calls, pause, endDraft, sending: new Sending({ post, endDraft, pause }) };
}

describe('Sending', () => {
  it('ends the draft once the registration is stored, not before', async () => {
    const { sending, endDraft } = serve(LOST, { data: student });
    await sending.send(values);
    expect(endDraft).not.toHaveBeenCalled();
    await sending.send(values);
    expect(endDraft).toHaveBeenCalledTimes(1);
    expect(sending.state.get()).toEqual({ kind: 'registered', student, photo: values.image_data });
  });

  it('sends once however often it is asked to while it is under way', async () => {
    const { sending, calls } = serve({ data: student });
    await Promise.all([sending.send(values), sending.send(values), sending.send(values)]);
    expect(calls).toHaveLength(1);
  });

  it.each([LOST, failed(0, 'TIMEOUT'), failed(503, 'OVERLOADED'), failed(504, 'UPSTREAM_TIMEOUT')])(
    'leaves open what became of it after $error.code, and tries again by the same key',
    async (answer) => {
      const { sending, calls } = serve(answer);
      await sending.send(values);
      expect(sending.state.get()).toMatchObject({ kind: 'unanswered', values });
      await sending.send(values);
      expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    },
  );

  it('goes back to the form when it is refused', async () => {
    const { sending } = serve(failed(409, 'EMAIL_TAKEN'));
    await expect(sending.send(values)).resolves.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(sending.state.get()).toEqual({ kind: 'idle' });
  });

  it('waits for an earlier try that is still being stored, for a minute', async () => {
    const { sending, calls, pause } = serve(failed(409, 'IN_PROGRESS', 10));
    await sending.send(values);
    expect(pause.mock.calls).toEqual(Array.from({ length: 6 }, () => [10]));
    expect(calls).toHaveLength(7);
    expect(sending.state.get().kind).toBe('unanswered');
  });

  it('finds the registration of a try without an answer when the form was changed since', async () => {
    const { sending, calls } = serve(LOST, failed(409, 'SERIAL_INVALID'), { data: student });
    await sending.send(values);
    await expect(sending.send({ ...values, title: 'Dr' })).resolves.toBeUndefined();
    expect(calls.map(({ text }) => text.includes('"title":"Dr"'))).toEqual([false, true, false]);
    expect(calls[2]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    expect(sending.state.get().kind).toBe('registered');
  });

  it('finds whichever of several tries without an answer was stored', async () => {
    const refused = failed(409, 'SERIAL_INVALID');
    const { sending, calls } = serve(LOST, LOST, refused, refused, { data: student });
    for (const title of ['Mr', 'Dr', 'Prof']) await sending.send({ ...values, title });
    expect(calls.map(({ text }) => /"title":"(\w+)"/.exec(text)?.[1])).toEqual([
      'Mr',
      'Dr',
      'Prof',
      'Mr',
      'Dr',
    ]);
    expect(sending.state.get().kind).toBe('registered');
  });

  it('goes on asking when the repeat of an earlier try has no answer either', async () => {
    const { sending } = serve(LOST, failed(409, 'SERIAL_INVALID'), LOST, failed(409, 'SERIAL_INVALID'), {
      data: student,
    });
    await sending.send(values);
    await sending.send({ ...values, title: 'Dr' });
    expect(sending.state.get().kind).toBe('unanswered');
    await sending.send({ ...values, title: 'Dr' });
    expect(sending.state.get().kind).toBe('registered');
  });

  it('does not send an earlier form again when another serial was refused', async () => {
    const { sending, calls } = serve(LOST, failed(409, 'SERIAL_INVALID'));
    await sending.send(values);
    await sending.send({ ...values, serialNumber: 'ZZZZ-EFGH-JKMN-PQRS' });
    expect(calls).toHaveLength(2);
  });

  it('asks before the page is left while it is under way', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { sending } = serve({ data: student });
    const under = sending.send(values);
    expect(isHeld()).toBe(true);
    await under;
    expect(isHeld()).toBe(false);
  });
});
