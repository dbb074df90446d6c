import { provideSettings } from '@concord/institute';
import { weaknessOf } from './password-rules';

const given = (password: string) => ({ username: 'adaobi', email: 'ada.okafor@concord.example', password });

describe('weaknessOf', () => {
  it.each([
    '123456',
    'password',
    'Password',
    'QWERTY',
    'concord1',
    'iloveyou',
    'aaaaaaa',
    '00000000',
    'secret12',
  ])('refuses %s as common or breached', (password) =>
    expect(weaknessOf(given(password))).toMatch(/most common/),
  );

  it("refuses the institute's name of the site settings", () => {
    provideSettings({ shortName: 'Lake Side' });
    expect(weaknessOf(given('LakeSide26'))).toMatch(/most common/);
    provideSettings({});
    expect(weaknessOf(given('LakeSide26'))).toBeUndefined();
  });

  it.each(['adaobi', 'ADAOBI', 'adaobi12', 'adaobi!', 'ada.okafor', 'Ada.Okafor'])(
    'refuses %s as a name of the account',
    (password) => expect(weaknessOf(given(password))).toMatch(/username or your e-mail/),
  );

  it.each(['peace2026', 'mango-9tw', 'k7#mwz', '592817364'])('takes %s', (password) =>
    expect(weaknessOf(given(password))).toBeUndefined(),
  );
});
