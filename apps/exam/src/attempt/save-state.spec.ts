import { at, id, makeAttempt, makeSaved } from '../testing/attempts';
import {
  hasUnsaved,
  hasUnsent,
  nextSave,
  saveReducer,
  startSaving,
  takeUp,
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
const after = (...events: SaveEvent[]) => events.reduce(saveReducer, startSaving(makeAttempt()));

describe('saveReducer', () => {
  it('sends every answer that is not acknowledged, with a rising number', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q2, 'B2'));
    expect(nextSave(state)).toEqual({ seq: 2, body: { seq: 2, answers: { [q1]: 'A1', [q2]: 'B2' } } });
  });

  it('asks for nothing but a sign of life when all is saved', () => {
    expect(nextSave(after(chosen(q1, 'A1'), sent(1), acknowledged(1))).body).toEqual({});
  });

  it('keeps an answer unsaved when it changed while its save was on the way', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'), acknowledged(1));
    expect(hasUnsaved(state)).toBe(true);
    expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1' });
  });

  it('takes acknowledgements in any order', () => {
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

  it('does not let an overtaken answer bring back an old deadline', () => {
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

  it('sends again above a number that someone else used', () => {
    const state = after(chosen(q1, 'A1'), sent(1), acknowledged(1, 1, { seq: 7 }));
    expect(nextSave(state).body).toEqual({ seq: 8, answers: { [q1]: 'A1' } });
  });

  it('counts failures in a row and forgets them with the next answer', () => {
    const failing = after(chosen(q1, 'A1'), sent(1), { type: 'failed', seq: 1, status: 0 }, sent(2), {
      type: 'failed',
      seq: 2,
      status: 503,
    });
    expect(failing.trouble).toEqual({ status: 503, failures: 2 });
    expect(saveReducer(saveReducer(failing, sent(3)), acknowledged(3)).trouble).toBeNull();
  });

  it('knows what no save on its way carries', () => {
    expect(hasUnsent(after(chosen(q1, 'A1'), sent(1)))).toBe(false);
    expect(hasUnsent(after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1')))).toBe(true);
  });

  describe('resuming', () => {
    const kept = after(chosen(q1, 'A1'), sent(1), acknowledged(1), chosen(q1, 'B1'), chosen(q2, 'A2'));

    it('keeps unsent answers and takes up what another device answered', () => {
      const state = saveReducer(takeUp(kept), {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'A1', [q3]: 'B3' }, seq: 12 }),
      });
      expect(state.choices).toEqual({ [q1]: 'B1', [q2]: 'A2', [q3]: 'B3' });
      expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1', [q2]: 'A2' });
      expect(nextSave(state).seq).toBeGreaterThan(12);
    });

    it('lets the other device win on a question that it answered meanwhile', () => {
      const state = saveReducer(kept, {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'C1' }, seq: 12 }),
      });
      expect(state.choices[q1]).toBe('C1');
      expect(nextSave(state).body.answers).toEqual({ [q2]: 'A2' });
    });

    it('keeps a newer choice when only the answer to its own older save was lost', () => {
      const lost = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'));
      const state = saveReducer(takeUp(lost), {
        type: 'resumed',
        attempt: makeAttempt({ answers: { [q1]: 'A1' }, seq: 1 }),
      });
      expect(state.choices[q1]).toBe('B1');
      expect(nextSave(state).body.answers).toEqual({ [q1]: 'B1' });
    });

    it('remembers what it sent only as long as it needs to', () => {
      const state = after(chosen(q1, 'A1'), sent(1), chosen(q1, 'B1'), sent(2));
      expect(state.tried).toEqual({ [q1]: ['A1', 'B1'] });
      expect(saveReducer(state, acknowledged(2)).tried).toEqual({});
    });

    it('opens an attempt that was taken over', () => {
      const stopped = saveReducer(kept, { type: 'stopped', seq: 2, phase: 'taken-over' });
      expect(saveReducer(stopped, { type: 'resumed', attempt: makeAttempt() }).phase).toBe('open');
    });
  });

  it('skips numbers that an earlier page may have used unseen', () => {
    expect(nextSave(takeUp(after(chosen(q1, 'A1'), sent(4)))).seq).toBeGreaterThan(5);
  });

  describe('a long list of answers', () => {
    const long = 'x'.repeat(400);
    const all = Array.from({ length: 200 }, (_, n) => id(n + 1));
    const state = after(...all.map((question) => chosen(question, long)));

    it('is cut to what a browser sends after its page is gone, the newest first', () => {
      const { body } = nextSave(state);
      expect(JSON.stringify(body).length).toBeLessThan(30_000);
      expect(Object.keys(body.answers ?? {})).toContain(all.at(-1));
      expect(Object.keys(body.answers ?? {})).not.toContain(all[0]);
    });

    it('goes on with what is not on its way yet', () => {
      const first = Object.keys(nextSave(state).body.answers ?? {});
      const second = Object.keys(nextSave(saveReducer(state, sent(1))).body.answers ?? {});
      expect(second.some((question) => first.includes(question))).toBe(false);
      expect(hasUnsent(saveReducer(state, sent(1)))).toBe(true);
    });

    it('measures bytes, not letters', () => {
      const wide = after(...all.map((question) => chosen(question, '\u20a6'.repeat(400))));
      const { body } = nextSave(wide);
      expect(new TextEncoder().encode(JSON.stringify(body)).length).toBeLessThan(30_000);
    });
  });

  it('knows which answers came after the end', () => {
    const state = after(chosen(q1, 'A1'), sent(1), chosen(q2, 'A2'), {
      type: 'stopped',
      seq: 1,
      phase: 'closed',
    });
    expect(state.setAside).toEqual({ [q1]: 1 });
    expect(state.unsaved).toEqual({ [q1]: 1, [q2]: 2 });
  });
});
