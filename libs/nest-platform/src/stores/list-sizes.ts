/** Lists of other lengths are asked for at the store each time. Tests make `min` smaller. */
export const listSizes = {
  min: 2000,
  /** The same for a list with names, which the store cannot find by letters inside them. */
  namedMin: 200,
  /** A search of names waits so long for a table that is being read, in ms; then the store finds their beginnings. */
  namedWait: 5000,
  /** Of all lists of a process: a record takes 0.4 to 0.8 kB, and 500 MB is what the service's limits have room for. */
  max: 900_000,
  /** Whole rows of a longer one are not kept: they take 0.4 kB each. */
  keptMax: 200_000,
  /** Records of each table that is in memory. */
  loaded: new Map<object, number>(),
};
