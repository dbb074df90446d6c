/**
 * Wording of an action: verb, past tense, object, and the object for records without a label. `{label}`
 * stands for the record's label, in quotation marks if it is a title.
 */
export type Wording = readonly [base: string, past: string, object: string, unnamed?: string];
