/** Name of the lock held by the tab with an attempt. */
export const tabLockOf = (attempt: string) => ({ group: 'concord-exam', key: attempt });
