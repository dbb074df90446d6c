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

  const cacheExam = { type: 'keep', remote: 'exam', shell: 'http://localhost/main.0123456789.js' };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('registers the worker once and does not cache remotes that need the network anyway', async () => {
    await client.workOffline('public_app');
    await client.workOffline('admin');
    expect(worker.register.mock.calls).toEqual([['/sw.js']]);
    expect(sent).toEqual([]);
  });

  it('caches the exam, and again for a new worker and when the network is back', async () => {
    await client.workOffline('public_app');
    await client.workOffline('exam');
    expect(sent).toEqual([cacheExam]);
    worker.dispatchEvent(new Event('controllerchange'));
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toEqual([cacheExam, cacheExam, cacheExam]);
  });

  it('caches the registration form', async () => {
    await client.workOffline('registration');
    expect(sent).toEqual([{ ...cacheExam, remote: 'registration' }]);
  });

  it('registers the worker again after a failure', async () => {
    worker.register.mockRejectedValueOnce(new Error('no network'));
    await client.workOffline('exam');
    expect(sent).toEqual([]);
    await client.workOffline('exam');
    expect([worker.register.mock.calls.length, sent]).toEqual([2, [cacheExam]]);
  });

  it('does nothing in a browser without service workers', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await expect(client.workOffline('exam')).resolves.toBeUndefined();
  });
});
