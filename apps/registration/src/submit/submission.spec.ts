import type { ApiError } from '@concord/api-client/requests';
import type { RegisteredStudent } from '@concord/contracts';
import { filledForm } from '../testing/filled-form';
import type { Upload } from '@concord/api-client/upload';
import { Submission } from './submission';

const values = filledForm();
const student = { _id: '5'.repeat(24) } as RegisteredStudent;
const failed = (status: number, code: string, retryAfter?: number): { error: ApiError } => ({
  error: { status, code, message: code, issues: [], ...(retryAfter ? { retryAfter } : {}) },
});
const LOST = failed(0, 'NETWORK');

type Answer = { data: RegisteredStudent } | { error: ApiError };

/** Serves the answers in order; the last one repeats. */
function serve(...answers: Answer[]) {
  const calls: Upload[] = [];
  const pause = jest.fn(() => Promise.resolve());
  const isSerialRefused = jest.fn(() => Promise.resolve(false));
  const isReachable = jest.fn(() => Promise.resolve(true));
  const deleteDraft = jest.fn(() => Promise.resolve());
  const send = async (call: Upload) => {
    calls.push(call);
    return answers[Math.min(calls.length, answers.length) - 1] as Answer;
  };
  const submission = new Submission({ send, isSerialRefused, isReachable, deleteDraft, pause });
  return { calls, pause, deleteDraft, isReachable, isSerialRefused, submission };
}

describe('Submission', () => {
  it('deletes the draft once the registration is stored, not before', async () => {
    const { submission, deleteDraft } = serve(LOST, { data: student });
    await submission.submit(values);
    expect(deleteDraft).not.toHaveBeenCalled();
    await submission.submit(values);
    expect(deleteDraft).toHaveBeenCalledTimes(1);
    expect(submission.state.get()).toEqual({
      kind: 'registered',
      student,
      photo: values.image_data,
      notStored: [],
    });
  });

  it('sends once, however often the form is submitted in the meantime', async () => {
    const { submission, calls } = serve({ data: student });
    await Promise.all([submission.submit(values), submission.submit(values), submission.submit(values)]);
    expect(calls).toHaveLength(1);
  });

  it.each([LOST, failed(0, 'TIMEOUT'), failed(503, 'OVERLOADED'), failed(504, 'UPSTREAM_TIMEOUT')])(
    'does not know the outcome after $error.code, and retries with the same key',
    async (answer) => {
      const { submission, calls } = serve(answer);
      await expect(submission.submit(values)).resolves.toEqual(answer.error);
      expect(submission.state.get()).toMatchObject({ kind: 'unanswered', values });
      await submission.submit(values);
      expect(calls[1]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    },
  );

  it('sends no unchecked form, and says that nothing arrived unless an earlier try may have', async () => {
    const { submission, calls } = serve(LOST);
    const invalid = { ...values, email: 'grace' };
    await expect(submission.submit(invalid)).resolves.toMatchObject({ code: 'NETWORK' });
    expect(submission.state.get()).toEqual({ kind: 'idle' });
    expect(calls).toHaveLength(0);
    await submission.submit(values);
    await expect(submission.submit(invalid)).resolves.toMatchObject({ code: 'NETWORK' });
    expect(submission.state.get()).toMatchObject({ kind: 'unanswered', values: invalid });
    expect(calls).toHaveLength(1);
  });

  it('says that nothing was sent while offline, and sends with the next try', async () => {
    const { submission, calls, isReachable, deleteDraft } = serve({ data: student });
    isReachable.mockResolvedValueOnce(false);
    await expect(submission.submit(values)).resolves.toMatchObject({
      message: expect.stringContaining('nothing was sent'),
    });
    expect(submission.state.get()).toEqual({ kind: 'not-sent', values });
    expect([calls.length, deleteDraft.mock.calls.length]).toEqual([0, 0]);
    await submission.submit(values);
    expect(submission.state.get().kind).toBe('registered');
  });

  it('does not say so if an earlier try may have arrived', async () => {
    const { submission, isReachable } = serve(LOST);
    await submission.submit(values);
    isReachable.mockResolvedValue(false);
    await submission.submit(values);
    expect(submission.state.get().kind).toBe('unanswered');
  });

  it('is idle again after a refusal', async () => {
    const { submission } = serve(failed(409, 'EMAIL_TAKEN'));
    await expect(submission.submit(values)).resolves.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(submission.state.get()).toEqual({ kind: 'idle' });
  });

  it('waits up to a minute for an earlier try that is still being stored', async () => {
    const { submission, calls, pause } = serve(failed(409, 'IN_PROGRESS', 10));
    await submission.submit(values);
    expect(pause.mock.calls).toEqual(Array.from({ length: 6 }, () => [10]));
    expect(calls).toHaveLength(7);
    expect(submission.state.get().kind).toBe('unanswered');
  });

  it('finds the registration of an unanswered try after the form was changed', async () => {
    const { submission, calls } = serve(LOST, failed(409, 'SERIAL_INVALID'), { data: student });
    await submission.submit(values);
    await expect(submission.submit({ ...values, title: 'Dr' })).resolves.toBeUndefined();
    expect(calls.map(({ text }) => text.includes('"title":"Dr"'))).toEqual([false, true, false]);
    expect(calls[2]?.idempotencyKey).toBe(calls[0]?.idempotencyKey);
    expect(submission.state.get()).toMatchObject({ kind: 'registered', notStored: ['Title'] });
  });

  it('shows the stored picture, not one chosen afterwards', async () => {
    const { submission } = serve(LOST, failed(409, 'SERIAL_INVALID'), { data: student });
    await submission.submit(values);
    await submission.submit({ ...values, image_data: 'data:image/jpeg;base64,BBBB' });
    expect(submission.state.get()).toMatchObject({
      photo: values.image_data,
      notStored: ['Passport picture'],
    });
  });

  it('finds which of several unanswered tries was stored', async () => {
    const refused = failed(409, 'SERIAL_INVALID');
    const { submission, calls } = serve(LOST, LOST, refused, refused, { data: student });
    for (const title of ['Mr', 'Dr', 'Prof']) await submission.submit({ ...values, title });
    expect(calls.map(({ text }) => /"title":"(\w+)"/.exec(text)?.[1])).toEqual([
      'Mr',
      'Dr',
      'Prof',
      'Mr',
      'Dr',
    ]);
    expect(submission.state.get().kind).toBe('registered');
  });

  it('retries again when the retry of an earlier try is unanswered too', async () => {
    const { submission } = serve(LOST, failed(409, 'SERIAL_INVALID'), LOST, failed(409, 'SERIAL_INVALID'), {
      data: student,
    });
    await submission.submit(values);
    await submission.submit({ ...values, title: 'Dr' });
    expect(submission.state.get().kind).toBe('unanswered');
    await submission.submit({ ...values, title: 'Dr' });
    expect(submission.state.get().kind).toBe('registered');
  });

  it('does not send an earlier form again when another serial was refused', async () => {
    const { submission, calls } = serve(LOST, failed(409, 'SERIAL_INVALID'));
    await submission.submit(values);
    await submission.submit({ ...values, serialNumber: 'ZZZZ-EFGH-JKMN-PQRS' });
    expect(calls).toHaveLength(2);
  });

  it('uploads nothing if a second check finds the serial invalid', async () => {
    const { submission, calls, isSerialRefused } = serve({ data: student });
    isSerialRefused.mockResolvedValueOnce(true);
    await expect(submission.submit(values)).resolves.toMatchObject({ code: 'SERIAL_INVALID' });
    expect(isSerialRefused).toHaveBeenCalledWith(values.serialNumber);
    expect(calls).toEqual([]);
    expect(submission.state.get()).toEqual({ kind: 'idle' });
  });

  it('retries a form that may be stored, although its serial is reported as used', async () => {
    const { submission, isSerialRefused } = serve(LOST, { data: student });
    await submission.submit(values);
    isSerialRefused.mockResolvedValue(true);
    await submission.submit({ ...values, title: 'Dr' });
    expect(submission.state.get().kind).toBe('registered');
  });

  it('confirms leaving the page while sending', async () => {
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { submission } = serve({ data: student });
    const under = submission.submit(values);
    expect(isHeld()).toBe(true);
    await under;
    expect(isHeld()).toBe(false);
  });
});
