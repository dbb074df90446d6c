/** Interval in ms in which links to files, valid for ten minutes, are read again. */
const RELOAD_MS = 8 * 60_000;

/** Options of a query whose answer has links to files, so that they work while its page is open. */
export const FRESH_LINKS = {
  refetchOnMountOrArgChange: true,
  pollingInterval: RELOAD_MS,
  skipPollingIfUnfocused: true,
} as const;
