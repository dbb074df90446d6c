import { BodyMeter } from './request-body';

describe('BodyMeter', () => {
  const MINUTE = 60_000;
  const onExceeded = jest.fn();
  const onIdle = jest.fn();
  let meter: BodyMeter;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    jest.resetAllMocks();
    meter = new BodyMeter(100, onExceeded, onIdle);
  });
  afterEach(() => {
    meter.destroy();
    jest.useRealTimers();
  });

  it('reports once that the limit is exceeded', () => {
    meter.resume();
    for (const length of [60, 40, 1, 10]) meter.write(Buffer.alloc(length));
    expect(onExceeded).toHaveBeenCalledTimes(1);
  });

  const afterRead = () => new Promise((resolve) => setImmediate(resolve));

  it('reports a sender that is idle for a minute', async () => {
    meter.resume();
    meter.write(Buffer.alloc(10));
    await afterRead();
    jest.advanceTimersByTime(MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(MINUTE);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('does not report a sender that backpressure stops', () => {
    meter.write(Buffer.alloc(10));
    jest.advanceTimersByTime(10 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('does not report a sender that sends a little each minute, or has finished', async () => {
    meter.resume();
    for (let n = 0; n < 5; n += 1) {
      meter.write(Buffer.alloc(1));
      await afterRead();
      jest.advanceTimersByTime(MINUTE);
    }
    meter.end();
    await new Promise((resolve) => meter.once('end', resolve));
    jest.advanceTimersByTime(5 * MINUTE);
    expect(onIdle).not.toHaveBeenCalled();
  });
});
