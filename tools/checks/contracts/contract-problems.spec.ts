import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contractBreaks, contractProblems } from './contract-problems.ts';
import type { CallDescription, Contracts, JsonSchema } from './describe-contracts.ts';
import { lastRelease, presentContracts, releaseProblems } from './last-release.ts';

const text = { type: 'string' };
const fields = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});
const closed = (schema: JsonSchema): JsonSchema => ({ ...schema, additionalProperties: false });
const kinds = (...values: string[]): JsonSchema => ({ type: 'string', enum: values });

const page: CallDescription = {
  service: 'exams',
  method: 'PUT',
  path: '/things/:id',
  access: ['staff', 'candidate'],
  bodyLimit: 1000,
  query: fields({ sort: text }, []),
  body: closed(fields({ name: { ...text, maxLength: 100 }, kind: kinds('a', 'b'), note: text }, ['name'])),
  answer: fields({
    _id: text,
    kind: kinds('a', 'b'),
    items: { type: 'array', items: fields({ n: { type: 'integer' } }) },
  }),
};
const internal: CallDescription = { ...page, access: ['internal'] };
const before: Contracts = { level: 1, calls: { page, internal }, jobs: { grading: fields({ id: text }) } };

/** The breaks when one of the calls is another one. */
const breaks = (name: 'page' | 'internal', change: Partial<CallDescription>): string[] => {
  const call = { ...before.calls[name], ...change } as CallDescription;
  return contractBreaks(before, { ...before, calls: { ...before.calls, [name]: call } }).map((line) =>
    line.replace(/^call \w+: /, ''),
  );
};
const body = (properties: Record<string, JsonSchema>, required = ['name']) => ({
  body: closed(fields({ ...page.body?.properties, ...properties }, required)),
});
const answer = (properties: Record<string, JsonSchema>, required?: string[]) => ({
  answer: fields(
    { ...page.answer?.properties, ...properties },
    required ?? (page.answer?.required as string[]),
  ),
});

describe('contractBreaks', () => {
  it('finds none between equal contracts', () => assert.deepEqual(contractBreaks(before, before), []));

  it('finds calls and jobs that are gone, and allows new ones', () => {
    assert.deepEqual(contractBreaks(before, { level: 1, calls: { internal }, jobs: {} }), [
      'call page: is gone',
      'job grading: is gone, and its jobs with it',
    ]);
    const more = { ...before, calls: { ...before.calls, more: page }, jobs: { ...before.jobs, mail: text } };
    assert.deepEqual(contractBreaks(before, more), []);
  });

  it('finds a call that travels otherwise, and one that takes less', () => {
    assert.deepEqual(breaks('page', { path: '/thing/:id' }), ['path is /thing/:id instead of /things/:id']);
    assert.deepEqual(breaks('page', { access: ['staff'] }), ['is refused to candidate']);
    assert.deepEqual(breaks('page', { access: ['staff', 'candidate', 'public'], bodyLimit: 2000 }), []);
    assert.deepEqual(breaks('page', { bodyLimit: 10 }), ['takes a body of 10 instead of 1000 bytes']);
  });

  it('allows a smaller body limit when every body of the previous release fits', () => {
    const names = { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 10 } };
    const bounded = {
      ...page,
      bodyLimit: 10_000,
      body: closed(fields({ names, id: { ...text, pattern: '^[0-9a-f]{24}$' }, kind: kinds('a') })),
    };
    const present = (bodyLimit: number) => ({ ...before, calls: { page: { ...bounded, bodyLimit } } });
    const breaksOf = (bodyLimit: number) => contractBreaks(present(10_000), present(bodyLimit));
    assert.deepEqual(breaksOf(1000), []);
    assert.deepEqual(breaksOf(200), ['call page: takes a body of 200 instead of 10000 bytes']);
    assert.deepEqual(breaks('page', { query: undefined }), ['query is not read any more']);
    assert.equal(breaks('page', { answer: undefined }).length, 3);
  });

  it('allows one that holds all that pages send, where the schema allows more', () => {
    const save = { ...page, method: 'PUT', path: '/exams/attempts/:id/answers', bodyLimit: 1_000_000 };
    const present = (bodyLimit: number) => ({ ...before, calls: { save: { ...save, bodyLimit } } });
    assert.deepEqual(contractBreaks(present(1_000_000), present(32_768)), []);
    assert.equal(contractBreaks(present(1_000_000), present(20_000)).length, 1);
  });

  it('finds requests of the previous release that are refused or not read', () => {
    const [needed] = breaks('page', body({}, ['name', 'note']));
    assert.equal(needed, 'body of the previous release: note is needed, but may be missing');
    const { note: _note, ...fewer } = page.body?.properties ?? {};
    assert.deepEqual(breaks('page', { body: closed(fields(fewer, ['name'])) }), [
      'body of the previous release: note is refused as unknown',
    ]);
    assert.deepEqual(breaks('page', { query: fields({}) }), [
      'query of the previous release: sort is not read',
    ]);
    assert.deepEqual(breaks('page', body({ name: { ...text, maxLength: 50 } })), [
      'body of the previous release: name maxLength is 50 instead of 100',
    ]);
    assert.deepEqual(breaks('page', body({ kind: kinds('a') })), [
      'body of the previous release: kind does not know "b"',
    ]);
    assert.deepEqual(breaks('page', body({ note: { type: 'integer' } })), [
      'body of the previous release: note is string, but integer is read',
    ]);
  });

  it('allows a page to send more, because its services are newer', () => {
    const wider = { more: text, kind: kinds('a', 'b', 'c'), name: { ...text, maxLength: 200 } };
    assert.deepEqual(breaks('page', body(wider)), []);
  });

  it('finds answers that a page of the previous release cannot read, and allows more in them', () => {
    const { kind: _kind, ...fewer } = page.answer?.properties ?? {};
    assert.deepEqual(breaks('page', { answer: fields(fewer) }), [
      'answer to the previous release: kind is needed, but may be missing',
    ]);
    assert.deepEqual(breaks('page', answer({}, ['_id', 'items'])), [
      'answer to the previous release: kind is needed, but may be missing',
    ]);
    assert.deepEqual(breaks('page', answer({ items: { type: 'array', items: fields({ n: text }) } })), [
      'answer to the previous release: items.*.n is string, but integer is read',
    ]);
    assert.deepEqual(breaks('page', answer({ _id: { anyOf: [text, { type: 'null' }] } })), [
      'answer to the previous release: _id is null, but string is read',
    ]);
    assert.deepEqual(breaks('page', answer({ more: text, kind: kinds('a', 'b', 'c') })), []);
  });

  it('finds requests between services that one of the previous release refuses', () => {
    assert.deepEqual(breaks('internal', body({ more: text })), [
      'body to the previous release: more is refused as unknown',
    ]);
    assert.deepEqual(breaks('internal', body({}, [])), [
      'body to the previous release: name is needed, but may be missing',
    ]);
    assert.deepEqual(breaks('internal', body({ kind: kinds('a', 'b', 'c') })), []);
  });

  it('finds answers between services that either release cannot parse', () => {
    assert.deepEqual(breaks('internal', answer({ kind: kinds('a', 'b', 'c') })), [
      'answer to the previous release: kind does not know "c"',
    ]);
    assert.deepEqual(breaks('internal', answer({ kind: kinds('a') })), [
      'answer of the previous release: kind does not know "b"',
    ]);
    assert.deepEqual(breaks('internal', answer({ more: text }, [...(page.answer?.required ?? []), 'more'])), [
      'answer of the previous release: more is needed, but may be missing',
    ]);
    assert.deepEqual(breaks('internal', answer({ more: text })), []);
  });

  it('finds every change of the payload of a job', () => {
    const jobs = { grading: fields({ id: text, more: text }, ['id']) };
    assert.deepEqual(contractBreaks(before, { ...before, jobs }), [
      'job grading: payload to the previous release: more is not read',
    ]);
  });
});

describe('contractProblems', () => {
  const broken = { ...before, calls: { page } };

  it('are breaks without a raised level, and a level that skips one or goes back', () => {
    assert.deepEqual(contractProblems(before, broken), ['call internal: is gone']);
    assert.deepEqual(contractProblems(before, { ...broken, level: 2 }), []);
    for (const level of [0, 3])
      assert.match(contractProblems(before, { ...before, level })[0] ?? '', /^COMPATIBILITY_LEVEL is/);
  });
});

describe('the present contracts', () => {
  it('can be lived with by the last release', async () => assert.deepEqual(await releaseProblems(), []));

  it('are seen to lack a field that the last release reads', async () => {
    const [last, now] = [lastRelease(), await presentContracts()];
    const { token: _token, ...properties } = now.calls.internalPrintToken?.answer?.properties ?? {};
    const changed = { ...now.calls.internalPrintToken, answer: fields(properties) } as CallDescription;
    assert.deepEqual(contractBreaks(last, { ...now, calls: { ...now.calls, internalPrintToken: changed } }), [
      'call internalPrintToken: answer to the previous release: token is needed, but may be missing',
    ]);
  });
});
