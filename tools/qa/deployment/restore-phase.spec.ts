import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { AnswerLedger, differences } from '../ledger/answer-ledger.ts';
import type { Sitting } from '../exam/results.ts';
import { following } from './restore-phase.ts';

it('expects of a copy what was acknowledged before it, or since until it was made', async () => {
  const ledger = new AnswerLedger();
  const choose = (choice: string) => {
    ledger.choose('question', choice, 0);
    ledger.acknowledged(ledger.nextSave());
  };
  const attempt = { exam: { questions: [{ _id: 'question' }] } };
  const sitting = { candidate: { ledger, attempt } } as unknown as Sitting;
  choose('long before');
  choose('before');
  const expected = await following([sitting], async () => {
    await pause(20);
    choose('meanwhile');
  });
  choose('after');
  const problems = (held: string | null) =>
    differences(['question'], { question: held }, expected.get(sitting) ?? new AnswerLedger()).length;
  assert.deepEqual(['before', 'meanwhile', 'long before', null, 'after'].map(problems), [0, 0, 1, 1, 1]);
});
