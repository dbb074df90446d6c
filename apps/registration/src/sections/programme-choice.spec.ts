import type { Programme } from '@concord/contracts';
import { toggleGroup, toggleOption } from './programme-choice';

const academic: Programme = {
  id: 'academic',
  name: 'Academic',
  description: '',
  options: ['Diploma', 'Bsc', 'Msc'],
};
const nysc: Programme = { id: 'nysc', name: 'NYSC', description: '', options: [] };

describe('toggleOption', () => {
  it('selects the group with its first option and deselects it with its last', () => {
    const one = toggleOption([], academic, 'Bsc');
    expect(one).toEqual([{ name: 'Academic', options: ['Bsc'] }]);
    expect(toggleOption(one, academic, 'Bsc')).toEqual([]);
  });

  it('keeps the order of the list and the other groups', () => {
    const both = toggleOption(
      toggleOption([{ name: 'NYSC', options: [] }], academic, 'Msc'),
      academic,
      'Diploma',
    );
    expect(both).toEqual([
      { name: 'NYSC', options: [] },
      { name: 'Academic', options: ['Diploma', 'Msc'] },
    ]);
  });
});

describe('toggleGroup', () => {
  it('selects and deselects a group without options', () => {
    const chosen = toggleGroup([], nysc);
    expect(chosen).toEqual([{ name: 'NYSC', options: [] }]);
    expect(toggleGroup(chosen, nysc)).toEqual([]);
  });
});
