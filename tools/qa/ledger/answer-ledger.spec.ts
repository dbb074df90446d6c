import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AnswerLedger, differences, snapshotOf } from './answer-ledger.ts';

describe('AnswerLedger', () => {
  it('sends every answer that is not acknowledged, under rising numbers', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 0);
    const first = ledger.nextSave();
    ledger.choose('q2', 'B', 1);
    const second = ledger.nextSave();
    assert.deepEqual([first.seq, first.answers], [1, { q1: 'A' }]);
    assert.deepEqual([second.seq, second.answers], [2, { q1: 'A', q2: 'B' }]);
    ledger.acknowledged(second);
    assert.equal(ledger.hasUnsaved, false);
  });

  it('keeps a choice that was changed while its save was on the way unsaved', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 0);
    const save = ledger.nextSave();
    ledger.choose('q1', 'B', 5);
    assert.deepEqual(ledger.acknowledged(save), []);
    assert.deepEqual(ledger.nextSave().answers, { q1: 'B' });
  });

  it('says when an answer that is saved was first chosen', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 7);
    ledger.choose('q1', 'B', 9);
    assert.deepEqual(ledger.acknowledged(ledger.nextSave()), [7]);
    ledger.choose('q1', null, 20);
    assert.deepEqual(ledger.acknowledged(ledger.nextSave()), [20]);
  });

  it('allows what was acknowledged and what was sent since, nothing else', () => {
    const ledger = new AnswerLedger();
    assert.deepEqual(ledger.allowed('q1'), [null]);
    ledger.choose('q1', 'A', 0);
    ledger.acknowledged(ledger.nextSave());
    ledger.choose('q1', 'B', 1);
    assert.deepEqual(ledger.allowed('q1'), ['A']);
    ledger.nextSave();
    assert.deepEqual(ledger.allowed('q1'), ['A', 'B']);
    ledger.acknowledged(ledger.nextSave());
    assert.deepEqual(ledger.allowed('q1'), ['B']);
  });

  it('sends again above numbers that somebody else used', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 0);
    ledger.acknowledged(ledger.nextSave(), 10);
    assert.deepEqual(ledger.nextSave(), { seq: 11, answers: { q1: 'A' } });
  });

  it('allows only its choices after the submission', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 0);
    ledger.nextSave();
    ledger.acknowledgeAll();
    assert.deepEqual(ledger.allowed('q1'), ['A']);
  });
});

describe('differences', () => {
  const ledgerOf = (allowed: (string | null)[]) => ({ allowed: () => allowed });

  it('finds none where the server holds what it may', () => {
    assert.deepEqual(differences(['q1'], { q1: 'A' }, ledgerOf(['A'])), []);
    assert.deepEqual(differences(['q1'], {}, ledgerOf([null, 'A'])), []);
  });

  it('finds a lost answer, another one, and one that was taken back', () => {
    assert.match(differences(['q1'], {}, ledgerOf(['A']))[0] ?? '', /holds null instead of \["A"\]/);
    assert.equal(differences(['q1'], { q1: 'B' }, ledgerOf(['A'])).length, 1);
    assert.equal(differences(['q1'], { q1: 'A' }, ledgerOf([null])).length, 1);
  });

  it('takes what either of two moments allows', () => {
    const ledger = new AnswerLedger();
    ledger.choose('q1', 'A', 0);
    ledger.acknowledged(ledger.nextSave());
    const before = snapshotOf(ledger);
    ledger.choose('q1', 'B', 1);
    ledger.acknowledged(ledger.nextSave());
    assert.deepEqual(differences(['q1'], { q1: 'A' }, before, ledger), []);
    assert.equal(differences(['q1'], { q1: 'A' }, ledger).length, 1);
  });
});
