import { DEFAULT_MEMBERSHIP_SETTINGS } from '@concord/contracts';
import { newObjectId } from '@concord/nest-platform';
import { settingsVersionOf } from './settings-in-force';

describe('settingsVersionOf', () => {
  it('gives settings that are younger than the version their defaults, and keeps the others', () => {
    const by = { _id: newObjectId(), username: 'Ada' };
    const stored = { _id: 3, values: { graceDays: 30 }, reason: 'Council', at: new Date(), by };
    expect(settingsVersionOf(stored)).toMatchObject({
      version: 3,
      values: { ...DEFAULT_MEMBERSHIP_SETTINGS, graceDays: 30 },
    });
  });
});
