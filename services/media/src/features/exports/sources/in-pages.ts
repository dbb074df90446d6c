/** Splits rows into pages. */
export async function* inPages<Row>(rows: readonly Row[], size: number): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size)
    yield await Promise.resolve(rows.slice(start, start + size));
}
