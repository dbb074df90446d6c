/** Length range of lists kept in memory; others are read from the store each time. Tests lower `min`. */
export const listSizes = {
  min: 2000,
  /** Minimum for a list with names, because the store cannot search inside them. */
  namedMin: 200,
  /** Maximum wait of a name search for a loading table, in ms; then the store finds beginnings only. */
  namedWait: 5000,
  /** Maximum of all lists of a process: a record takes 0.4 to 0.8 kB, and the service's limits have room for 500 MB. */
  max: 900_000,
  /** Maximum length of a list that keeps whole rows, at 0.4 kB each. */
  keptMax: 200_000,
  /** Number of records in each loaded table. */
  loaded: new Map<object, number>(),
};
