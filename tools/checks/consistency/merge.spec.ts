import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Keyed, mergeSorted } from './merge.ts';

async function* source(name: string, keys: string): AsyncGenerator<Keyed<string>> {
  for (const key of keys) yield { key, row: name + key };
}

async function merged(...lists: string[]): Promise<string[]> {
  const found = [];
  const sources = lists.map((keys, index) => source(String(index), keys));
  for await (const { key, rows } of mergeSorted(sources)) found.push(`${key}: ${rows.join(' ')}`);
  return found;
}

describe('mergeSorted', () => {
  it('groups rows of the same key, also a single one', async () => {
    assert.deepEqual(await merged('ac', 'abbd', ''), ['a: 0a 1a', 'b: 1b 1b', 'c: 0c', 'd: 1d']);
  });

  it('yields nothing for empty sources', async () => {
    assert.deepEqual(await merged('', ''), []);
    assert.deepEqual(await merged(), []);
  });

  it('refuses a source that is not in order', async () => {
    await assert.rejects(merged('acb'), /lists b after c: not in order/);
  });
});
