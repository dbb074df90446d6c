import type { Programme } from '@concord/contracts';
import { toggle } from './programme-choice';

const academic: Programme = {
  id: 'academic',
  name: 'Academic',
  description: '',
  options: ['Diploma', 'Bsc', 'Msc'],
};
const nysc: Programme = { id: 'nysc', name: 'NYSC', description: '', options: [] };
const NYSC = { name: 'NYSC', options: [] };

describe('toggle', () => {
  it('selects a group with its first option and deselects it with its last', () => {
    const one = toggle([], academic, 'Bsc');
    expect(one).toEqual([{ name: 'Academic', options: ['Bsc'] }]);
    expect(toggle(one, academic, 'Bsc')).toEqual([]);
  });

  it('keeps the order of the list and the other groups', () => {
    const both = toggle(toggle([NYSC], academic, 'Msc'), academic, 'Diploma');
    expect(both).toEqual([NYSC, { name: 'Academic', options: ['Diploma', 'Msc'] }]);
  });

  it('selects and deselects a group without options', () => {
    expect(toggle([], nysc)).toEqual([NYSC]);
    expect(toggle([NYSC], nysc)).toEqual([]);
  });
});
