/** One upload: its place in what is sent, and its name. */
export interface DocumentSlot {
  readonly place: 'higestQualification' | 'jamb';
  readonly name: string;
}

/** The uploads of a document type: two for SSCE, else one named after the type. */
export function documentSlots(type: string): readonly DocumentSlot[] {
  if (!type) return [];
  if (type !== 'SSCE') return [{ place: 'higestQualification', name: type }];
  return [
    { place: 'higestQualification', name: 'Waec/Neco Result' },
    { place: 'jamb', name: 'Jamb Result' },
  ];
}
