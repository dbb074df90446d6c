import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ObjectId } from 'mongodb';
import { indexBytes } from './stored-bytes.ts';

describe('indexBytes', () => {
  const document = {
    _id: new ObjectId(),
    at: new Date(),
    words: ['one', 'three'],
    list: [{ n: 1 }, { n: 2 }],
  };

  it('is a type, the values of the key and the place of the document', () => {
    assert.equal(indexBytes(document, { _id: 1 }), 1 + 12 + 8);
    assert.equal(indexBytes(document, { at: -1, _id: -1 }), 1 + 8 + 1 + 12 + 8);
    assert.equal(indexBytes(document, { missing: 1 }), 1 + 8);
  });

  it('is an entry for each item of a list', () => {
    const [one, three] = [1 + 4 + 4, 1 + 4 + 6];
    assert.equal(indexBytes(document, { words: 1 }), one + three + 2 * 8);
    assert.equal(indexBytes(document, { words: 1, _id: 1 }), one + three + 2 * (13 + 8));
    assert.equal(indexBytes(document, { 'list.n': 1 }), 2 * (1 + 4 + 8));
  });
});
