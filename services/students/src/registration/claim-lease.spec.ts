import { ClaimLease, leaseEnd } from './claim-lease';

const CLAIM = { serial: 'ABCD-2345-EFGH-6789', studentId: 'a'.repeat(24) };

describe('ClaimLease', () => {
  let lease: ClaimLease;
  const renew = jest.fn<Promise<boolean>, [typeof CLAIM, Date]>();

  beforeEach(() => {
    jest.useFakeTimers();
    renew.mockReset().mockResolvedValue(true);
    lease = new ClaimLease({ renew }, CLAIM, leaseEnd());
  });
  afterEach(() => {
    lease.stop();
    jest.useRealTimers();
  });

  it('is renewed every ten seconds for thirty, until it is stopped', async () => {
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(6);
    expect(renew).toHaveBeenLastCalledWith(CLAIM, leaseEnd());
    expect(lease.isSurelyHeld).toBe(true);
    lease.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(6);
    expect(lease.isSurelyHeld).toBe(false);
  });

  it('outlasts two renewals that fail, and no more', async () => {
    renew.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await jest.advanceTimersByTimeAsync(24_000);
    expect(lease.isSurelyHeld).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    // Five seconds early: another machine's clock may be ahead.
    expect(lease.isSurelyHeld).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(lease.isSurelyHeld).toBe(true);
  });

  it('is lost at once when somebody else gave the registration up', async () => {
    renew.mockResolvedValue(false);
    await lease.renew();
    expect(lease.isSurelyHeld).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('counts from when the renewal was asked for, and asks for one at a time', async () => {
    let answer: (renewed: boolean) => void = () => {};
    renew.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(renew).toHaveBeenCalledTimes(1);
    answer(true);
    await jest.advanceTimersByTimeAsync(0);
    // Asked for at ten seconds, so stored until forty.
    expect(lease.isSurelyHeld).toBe(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(lease.isSurelyHeld).toBe(false);
  });
});
