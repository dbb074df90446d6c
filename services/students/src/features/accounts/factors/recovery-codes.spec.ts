import { newRecoveryCodes, recoveryHash } from './recovery-codes';

describe('recovery codes', () => {
  it('are ten different ones in groups that can be read', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){5}[2-9A-HJKMNP-Z]{4}$/);
  });

  it('are the same however they are typed', () => {
    const [code = ''] = newRecoveryCodes();
    const hash = recoveryHash(code);
    expect(hash).toMatch(/^[\w-]{43}$/);
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' – ')} `])
      expect(recoveryHash(typed)).toBe(hash);
    expect(recoveryHash(newRecoveryCodes()[0] ?? '')).not.toBe(hash);
  });

  it.each(['', '123456', 'K7PQM', 'x'.repeat(40)])('are not %j', (typed) => {
    expect(recoveryHash(typed)).toBeUndefined();
  });
});
