import { LimitLog } from '../core/limit-log';
import { ViolationLog } from './violation-log';
import type { Violation } from './violation';

const violation = (blocked: string): Violation => ({
  directive: 'script-src-elem',
  blocked,
  page: '/',
  source: '',
  line: 0,
  disposition: 'enforce',
});

describe('ViolationLog', () => {
  let now = 0;
  const warn = jest.fn();
  const create = () => new ViolationLog({ warn }, new LimitLog({ warn: jest.fn() }), () => now);

  beforeEach(() => {
    now = 0;
    warn.mockClear();
  });

  it('logs a violation again in the next minute', () => {
    const log = create();
    for (now of [0, 59_000, 61_000]) if (log.admits('192.0.2.1')) log.add([violation('inline')]);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('reads 300 reports in a minute of all addresses, and then again in the next', () => {
    const log = create();
    const admitted = () =>
      Array.from({ length: 1_000 }, (_, number) => log.admits(`192.0.${number % 4}.${number}`)).filter(
        Boolean,
      );
    expect(admitted()).toHaveLength(300);
    now = 60_000;
    expect(admitted()).toHaveLength(300);
  });
});
