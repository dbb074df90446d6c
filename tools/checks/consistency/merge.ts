/** A row with the key by which it is grouped with rows of other sources. */
export interface Keyed<Row> {
  key: string;
  row: Row;
}

interface Head<Row> {
  iterator: AsyncIterator<Keyed<Row>>;
  current: Keyed<Row>;
}

/**
 * Groups the rows of sources that are sorted by key, holding only the rows of one key in memory.
 * @throws Error when a source is not sorted
 */
export async function* mergeSorted<Row>(
  sources: readonly AsyncIterable<Keyed<Row>>[],
): AsyncGenerator<{ key: string; rows: Row[] }> {
  const iterators = sources.map((source) => source[Symbol.asyncIterator]());
  try {
    const first = await Promise.all(iterators.map((iterator) => iterator.next()));
    let heads: Head<Row>[] = first.flatMap(({ done, value }, index) => {
      const iterator = iterators[index];
      return done || !iterator ? [] : [{ iterator, current: value as Keyed<Row> }];
    });
    while (heads.length > 0) {
      const key = heads.map(({ current }) => current.key).reduce((a, b) => (b < a ? b : a));
      const rows: Row[] = [];
      for (const head of heads)
        if (!(await take(head, key, rows))) heads = heads.filter((kept) => kept !== head);
      yield { key, rows };
    }
  } finally {
    await Promise.all(iterators.map((iterator) => iterator.return?.()));
  }
}

/** Moves the rows of `key` from a source to `rows`. @returns whether the source has more. */
async function take<Row>(head: Head<Row>, key: string, rows: Row[]): Promise<boolean> {
  while (head.current.key === key) {
    rows.push(head.current.row);
    const next = await head.iterator.next();
    if (next.done) return false;
    if (next.value.key < key) throw new Error(`A store lists ${next.value.key} after ${key}: not in order`);
    head.current = next.value;
  }
  return true;
}
