/** A document upload: its field in the registration, and its name. */
export interface DocumentSlot {
  readonly field: 'higestQualification' | 'jamb';
  readonly name: string;
}

/** Uploads of a document type: two for SSCE, otherwise one named after the type. */
export function documentSlots(type: string): readonly DocumentSlot[] {
  if (!type) return [];
  if (type !== 'SSCE') return [{ field: 'higestQualification', name: type }];
  return [
    { field: 'higestQualification', name: 'Waec/Neco Result' },
    { field: 'jamb', name: 'Jamb Result' },
  ];
}
