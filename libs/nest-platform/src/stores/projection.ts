/** Fields that a query reads; all if empty. */
export type Projection = Readonly<Record<string, 0 | 1>>;

/** Excludes fields, or includes only some. */
export const projectionFor = (fields: {
  without?: readonly string[];
  only?: readonly string[];
}): Projection => {
  const { without = [], only } = fields;
  return Object.fromEntries((only ?? without).map((field) => [field, only ? 1 : 0]));
};

/** Value at a path such as `actor.id`; undefined if missing. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], record);
