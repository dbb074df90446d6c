import type { MyRequest } from '@concord/contracts';

/** An open request for a correction of the surname. */
export const aRequest = (more: Partial<MyRequest> = {}): MyRequest => ({
  _id: '64b0000000000000000000e1',
  kind: 'profile',
  state: 'open',
  reason: 'I married in May',
  at: '2026-11-20T09:00:00.000Z',
  corrections: [{ field: 'surname', before: 'Okafor', after: 'Bello' }],
  files: [],
  ...more,
});
