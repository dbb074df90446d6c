import { documentSlots } from './document-slots';

describe('documentSlots', () => {
  it('asks for two results with SSCE, else for one document named after its type', () => {
    expect(documentSlots('SSCE').map(({ name }) => name)).toEqual(['Waec/Neco Result', 'Jamb Result']);
    expect(documentSlots('HND')).toEqual([{ place: 'higestQualification', name: 'HND' }]);
    expect(documentSlots('')).toEqual([]);
  });
});
