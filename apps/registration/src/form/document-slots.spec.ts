import { documentSlots } from './document-slots';

describe('documentSlots', () => {
  it('returns two results for SSCE, otherwise one document named after its type', () => {
    expect(documentSlots('SSCE').map(({ name }) => name)).toEqual(['Waec/Neco Result', 'Jamb Result']);
    expect(documentSlots('HND')).toEqual([{ field: 'higestQualification', name: 'HND' }]);
    expect(documentSlots('')).toEqual([]);
  });
});
