/** The name of the lock that the tab with an attempt holds. */
export const tabLockOf = (attempt: string) => ({ group: 'concord-exam', key: attempt });
