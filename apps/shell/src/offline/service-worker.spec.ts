type Client = typeof import('./service-worker');

describe('workOffline', () => {
  let worker: EventTarget & { register: jest.Mock; ready: Promise<unknown> };
  let sent: unknown[];
  let client: Client;

  beforeEach(async () => {
    sent = [];
    worker = Object.assign(new EventTarget(), {
      register: jest.fn(() => Promise.resolve()),
      ready: Promise.resolve({ active: { postMessage: (message: unknown) => sent.push(message) } }),
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    document.head.innerHTML = '<script src="/main.0123456789.js"></script>';
    jest.resetModules();
    client = await import('./service-worker');
  });

  const keepExam = { type: 'keep', remote: 'exam', shell: 'http://localhost/main.0123456789.js' };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('registers the worker once and keeps nothing of a part that can wait for the network', async () => {
    await client.workOffline('public_app');
    await client.workOffline('admin');
    expect(worker.register.mock.calls).toEqual([['/sw.js']]);
    expect(sent).toEqual([]);
  });

  it('has the exam kept, and again for a new worker and when the connection is back', async () => {
    await client.workOffline('public_app');
    await client.workOffline('exam');
    expect(sent).toEqual([keepExam]);
    worker.dispatchEvent(new Event('controllerchange'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toEqual([keepExam, keepExam, keepExam]);
  });

  it('has the registration form kept, which is filled in with pauses', async () => {
    await client.workOffline('registration');
    expect(sent).toEqual([{ ...keepExam, remote: 'registration' }]);
  });

  it('tries again after a registration that failed', async () => {
    worker.register.mockRejectedValueOnce(new Error('no network'));
    await client.workOffline('exam');
    expect(sent).toEqual([]);
    await client.workOffline('exam');
    expect([worker.register.mock.calls.length, sent]).toEqual([2, [keepExam]]);
  });

  it('does without in a browser that has none', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(client.workOffline('exam')).resolves.toBeUndefined();
  });
});
