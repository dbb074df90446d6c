import { RevocationLog } from '@concord/nest-platform';
import type { RevocationsRepository } from '../../../store/revocations/revocations.repository';
import type { StaffRepository } from '../../../store/staff/staff.repository';
import { StoredRevocations } from './staff-versions';

describe('StoredRevocations', () => {
  it('finds an account that was made without a word after everything was read, when a token names it', async () => {
    const stored: Record<string, { ver: number; role: 'ADMIN' }> = {};
    const revocations = { live: () => Promise.resolve([]), writtenSince: () => Promise.resolve([]) };
    const staff = { versions: () => Promise.resolve({ versions: { ...stored } }) };
    const source = new StoredRevocations(
      revocations as unknown as RevocationsRepository,
      staff as unknown as StaffRepository,
    );
    const log = new RevocationLog();
    await source.read(log, false);
    stored.ada = { ver: 1, role: 'ADMIN' };
    await source.read(log, false);
    expect(log.versionOf('ada')).toBeUndefined();
    await source.read(log, true);
    expect(log.versionOf('ada')).toBe(1);
  });
});
