import { exportRowOf } from './export-rows';

describe('exportRowOf', () => {
  it('gives the chosen cells in the order of the file, whatever the order of the choice', () => {
    const rowOf = exportRowOf('members', ['State', 'Contact', 'Number']);
    const cells = { State: 'Kano', Phone: '080', Number: 'CIPCM-000001', Email: 'a@b.c', Grade: 'Full' };
    expect(rowOf(cells)).toEqual(['CIPCM-000001', 'a@b.c', '080', 'Kano']);
  });

  it('leaves a missing cell empty, and keeps 0 and an empty text', () => {
    const rowOf = exportRowOf('members', ['Number', 'Owes', 'State']);
    expect(rowOf({ Number: undefined, 'Owes (NGN)': 0 })).toEqual([null, 0, null]);
    expect(rowOf({ Number: '' })).toEqual(['', null, null]);
  });
});
