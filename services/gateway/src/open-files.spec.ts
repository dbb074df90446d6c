import { execFileSync } from 'node:child_process';
import { connectionsWithin, openFilesMax } from './open-files';

describe('openFilesMax', () => {
  it('is what the system allows this process', () => {
    const allowed = execFileSync('sh', ['-c', 'ulimit -H -n'], { encoding: 'utf8' }).trim();
    expect(openFilesMax()).toBe(allowed === 'unlimited' ? Infinity : Number(allowed));
  });
});

describe('connectionsWithin', () => {
  const warn = jest.fn();
  beforeEach(() => warn.mockReset());

  it.each([Infinity, 1_048_576, 26_667])('is what is wanted with %d files, without a word', (openFiles) => {
    expect(connectionsWithin(openFiles, 20_000, { warn })).toBe(20_000);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves files for calls to services where there are few, and says how to get more', () => {
    expect(connectionsWithin(1024, 20_000, { warn })).toBe(768);
    expect(warn.mock.calls).toEqual([
      [
        { openFiles: 1024, connections: 768 },
        'this process may open 1024 files, so it takes 768 connections at once instead of 20000; ' +
          'allow 26667 (ulimit -n, LimitNOFILE of systemd, ulimits of Compose)',
      ],
    ]);
  });
});
