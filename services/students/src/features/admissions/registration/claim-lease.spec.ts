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
    expect(lease.isHeld).toBe(true);
    lease.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(6);
    expect(lease.isHeld).toBe(false);
  });

  it('outlasts two failed renewals, but not three', async () => {
    renew.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await jest.advanceTimersByTimeAsync(24_000);
    expect(lease.isHeld).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    // Ends five seconds early, for clock skew.
    expect(lease.isHeld).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(lease.isHeld).toBe(true);
  });

  it('is lost at once when another process abandoned the claim', async () => {
    renew.mockResolvedValue(false);
    await lease.renew();
    expect(lease.isHeld).toBe(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('lasts from the start of the renewal, and renews once at a time', async () => {
    let answer: (renewed: boolean) => void = () => {};
    renew.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(renew).toHaveBeenCalledTimes(1);
    answer(true);
    await jest.advanceTimersByTimeAsync(0);
    // Renewed after 10 s, so it lasts until 40 s.
    expect(lease.isHeld).toBe(true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(lease.isHeld).toBe(false);
  });
});
