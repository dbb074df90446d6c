import { at, id, makeAttempt, makeSaved } from '../testing/attempts';
import {
  hasUnsaved,
  hasUnsent,
  initialSaveState,
  nextSave,
  restoreSaveState,
  saveReducer,
  type SaveEvent,
} from './save-state';

const [q1, q2, q3] = [id(1), id(2), id(3)];
const chosen = (question: string, choice: string): SaveEvent => ({ type: 'chosen', question, choice });
const sent = (seq: number): SaveEvent => ({ type: 'sent', seq });
const acknowledged = (seq: number, seconds = seq, over = {}): SaveEvent => ({
  type: 'acknowledged',
  seq,
  answer: makeSaved(seq, seconds, over),
});
const after = (...events: SaveEvent[]) => events.reduce(saveReducer, initialSaveState(makeAttempt()));

describe('saveReducer', () => {
  it('sends every answer that is not acknowledged, with a rising sequence number', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q2, 'B2'));
    expect(nextSave(state)).toEqual({ seq: 2, body: { seq: 2, answers: { [q1]: 'A1', [q2]: 'B2' } } });
  });

  it('sends an empty heartbeat when everything is saved', () => {
    expect(nextSave(after(chosen(q1, 'A1'), sent(1), acknowledged(1))).body).toEqual({});
  });

  it('keeps an answer unsaved that changed while its save was in flight', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'), acknowledged(1));
    expect(hasUnsaved(state)).toBe(true);
    expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1' });
  });

  it('accepts acknowledgements in any order', () => {
    const state = after(
      chosen(q1, 'A1'),
      sent(1),
      chosen(q1, 'B1'),
      sent(2),
      acknowledged(2, 5),
      acknowledged(1, 4),
    );
    expect(hasUnsaved(state)).toBe(false);
    expect(state.confirmed[q1]).toBe('B1');
    expect(state.savedAt).toBe(at(5));
  });

  it('ignores the old deadline of an overtaken response', () => {
    const state = after(
      chosen(q1, 'A1'),
      sent(1),
      chosen(q2, 'A2'),
      sent(2),
      acknowledged(2, 9, { deadline: at(3600) }),
      acknowledged(1, 3, { deadline: at(2700) }),
    );
    expect(state.deadline).toBe(at(3600));
  });

  it('retries with a higher sequence number than another device used', () => {
    const state = after(chosen(q1, 'A1'), sent(1), acknowledged(1, 1, { seq: 7 }));
    expect(nextSave(state).body).toEqual({ seq: 8, answers: { [q1]: 'A1' } });
  });

  it('counts consecutive failures and resets the count with the next success', () => {
    const failing = after(chosen(q1, 'A1'), sent(1), { type: 'failed', seq: 1, status: 0 }, sent(2), {
      type: 'failed',
      seq: 2,
      status: 503,
    });
    expect(failing.trouble).toEqual({ status: 503, failures: 2 });
    expect(saveReducer(saveReducer(failing, sent(3)), acknowledged(3)).trouble).toBeNull();
  });

  it('lists the answers that are not in flight', () => {
    expect(hasUnsent(after(chosen(q1, 'A1'), sent(1)))).toBe(false);
    expect(hasUnsent(after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1')))).toBe(true);
  });

  describe('resuming', () => {
    const stored = after(chosen(q1, 'A1'), sent(1), acknowledged(1), chosen(q1, 'B1'), chosen(q2, 'A2'));

    it('keeps unsent answers and takes the answers of another device', () => {
      const state = saveReducer(restoreSaveState(stored), {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'A1', [q3]: 'B3' }, seq: 12 }),
      });
      expect(state.choices).toEqual({ [q1]: 'B1', [q2]: 'A2', [q3]: 'B3' });
      expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1', [q2]: 'A2' });
      expect(nextSave(state).seq).toBeGreaterThan(12);
    });

    it("keeps the other device's answer to a question that it answered in the meantime", () => {
      const state = saveReducer(stored, {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'C1' }, seq: 12 }),
      });
      expect(state.choices[q1]).toBe('C1');
      expect(nextSave(state).body.answers).toEqual({ [q2]: 'A2' });
    });

    it('keeps a newer choice when only the response to its own older save was lost', () => {
      const lost = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'));
      const state = saveReducer(restoreSaveState(lost), {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'A1' }, seq: 1 }),
      });
      expect(state.choices[q1]).toBe('B1');
      expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1' });
    });

    it('remembers sent choices only until they are acknowledged', () => {
      const state = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'), sent(2));
      expect(state.tried).toEqual({ [q1]: ['A1', 'B1'] });
      expect(saveReducer(state, acknowledged(2)).tried).toEqual({});
    });

    describe('with a state that the server read before it stored the last save', () => {
      const acknowledgedMeanwhile = after(chosen(q1, 'A1'), sent(1), acknowledged(1, 5));
      const older = (over = {}): SaveEvent => ({
        type: 'resumed',
        attempt: makeAttempt({ serverTime: at(4), answers: { [q3]: 'B3' }, ...over }),
      });

      it('keeps the answer and sends it again', () => {
        const state = saveReducer(acknowledgedMeanwhile, older());
        expect(state.choices).toEqual({ [q1]: 'A1', [q3]: 'B3' });
        expect(nextSave(state).body.answers).toEqual({ [q1]: 'A1' });
      });

      it('keeps the newer choice of the same question', () => {
        const state = [chosen(q1, 'B1'), older()].reduce(saveReducer, acknowledgedMeanwhile);
        expect(state.choices[q1]).toBe('B1');
        expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1' });
      });

      it('keeps an answer that was cleared', () => {
        const cleared = saveReducer(initialSaveState(makeAttempt({ answers: { [q1]: 'A1' } })), {
          type: 'chosen',
          question: q1,
          choice: null,
        });
        const state = [sent(1), acknowledged(1, 5), older({ answers: { [q1]: 'A1' } })].reduce(
          saveReducer,
          cleared,
        );
        expect(state.choices[q1]).toBeNull();
        expect(nextSave(state).body.answers).toEqual({ [q1]: null });
      });

      it('keeps the deadline with the later server time', () => {
        const extended = saveReducer(acknowledgedMeanwhile, {
          type: 'acknowledged',
          seq: 2,
          answer: makeSaved(2, 6, { deadline: at(3600) }),
        });
        expect(saveReducer(extended, older()).deadline).toBe(at(3600));
      });

      it('reads a state that an earlier version stored', () => {
        const { acknowledgedAs: _, ...earlier } = acknowledgedMeanwhile;
        expect(saveReducer(earlier, older({ seq: 1, answers: { [q1]: 'A1' } })).choices).toEqual({
          [q1]: 'A1',
        });
      });
    });

    it('opens an attempt that was taken over', () => {
      const stopped = saveReducer(stored, { type: 'stopped', seq: 2, phase: 'taken-over' });
      expect(saveReducer(stopped, { type: 'resumed', attempt: makeAttempt() }).phase).toBe('open');
    });
  });

  it('skips sequence numbers that an earlier page may have used without storing them', () => {
    expect(nextSave(restoreSaveState(after(chosen(q1, 'A1'), sent(4)))).seq).toBeGreaterThan(5);
  });

  describe('a long list of answers', () => {
    const long = 'x'.repeat(400);
    const all = Array.from({ length: 200 }, (_, n) => id(n + 1));
    const state = after(...all.map((question) => chosen(question, long)));

    it('is limited to the size that a browser sends after its page was closed, newest first', () => {
      const { body } = nextSave(state);
      expect(JSON.stringify(body).length).toBeLessThan(30_000);
      expect(Object.keys(body.answers ?? {})).toContain(all.at(-1));
      expect(Object.keys(body.answers ?? {})).not.toContain(all[0]);
    });

    it('continues with answers that are not in flight', () => {
      const first = Object.keys(nextSave(state).body.answers ?? {});
      const second = Object.keys(nextSave(saveReducer(state, sent(1))).body.answers ?? {});
      expect(second.some((question) => first.includes(question))).toBe(false);
      expect(hasUnsent(saveReducer(state, sent(1)))).toBe(true);
    });

    it('counts bytes, not characters', () => {
      const wide = after(...all.map((question) => chosen(question, '\u20a6'.repeat(400))));
      const { body } = nextSave(wide);
      expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(30_000);
    });
  });

  it('records which answers arrived after the end', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q2, 'A2'), {
      type: 'stopped',
      seq: 1,
      phase: 'closed',
    });
    expect(state.setAside).toEqual({ [q1]: 1 });
    expect(state.unsaved).toEqual({ [q1]: 1, [q2]: 2 });
  });
});
