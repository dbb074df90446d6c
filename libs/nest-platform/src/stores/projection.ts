/** Which fields of its records a query reads; all where it is empty. */
export type Projection = Readonly<Record<string, 0 | 1>>;

/** Leaves fields out, or reads some alone. */
export const projectionFor = (fields: {
  without?: readonly string[];
  only?: readonly string[];
}): Projection => {
  const { without = [], only } = fields;
  return Object.fromEntries((only ?? without).map((field) => [field, only ? 1 : 0]));
};
