import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchFilter } from './search-filter.ts';

describe('searchFilter', () => {
  it('asks for a stored beginning and compares every word', () => {
    assert.deepEqual(searchFilter('Okonkwo Chi'), {
      beginnings: 'okonkwo',
      $and: [{ words: /^okonkwo/ }, { words: /^chi/ }],
    });
    assert.equal(searchFilter('Aondoakaa').beginnings, 'aondoak');
  });

  it('parts the number of a member at its dash', () => {
    assert.deepEqual(searchFilter('BENC-000051'), {
      beginnings: { $in: ['0000', '#0051'] },
      $and: [{ words: /^benc/ }, { words: /^(?:#\d*)?000051/ }],
    });
  });
});
