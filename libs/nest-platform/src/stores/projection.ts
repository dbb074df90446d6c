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

/** The value at a path such as `actor.id`; undefined where there is none. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], record);
