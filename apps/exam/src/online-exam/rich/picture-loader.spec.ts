import { makeAttempt } from '../../testing/attempts';
import { PictureLoader } from './picture-loader';

const picture = (file: string, url = `/${file}`) => ({ file, alt: file, width: 4, height: 3, url });
const [first, ...others] = makeAttempt().exam.questions;
const paperOf = (url?: string) => ({
  questions: first ? [{ ...first, picture: picture('a', url) }, ...others] : [],
});
const blob = new Blob(['x']);
const kept = new Map<string, Blob>();
const fetched = jest.fn<Promise<Response>, [string]>();
const readPaper = jest.fn(() => Promise.resolve(paperOf('/new')));
const loader = () =>
  new PictureLoader({
    exam: paperOf(),
    readPaper,
    stored: (file) => Promise.resolve(kept.get(file)),
    store: (file, loaded) => Promise.resolve(void kept.set(file, loaded)),
  });
const answer = (status: number) =>
  ({ ok: status === 200, status, blob: () => Promise.resolve(blob) }) as Response;

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:here';
  URL.revokeObjectURL = () => undefined;
  // Skips the delays between tries.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void) => {
    queueMicrotask(then);
    return 0;
  }) as typeof setTimeout);
});
afterEach(() => jest.restoreAllMocks());

describe(PictureLoader.name, () => {
  it('loads each picture once, and keeps it on the device', async () => {
    fetched.mockResolvedValue(answer(200));
    const pictures = loader();
    await Promise.all([pictures.loadAll(), pictures.load('a')]);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect([pictures.state('a'), kept.get('a')]).toEqual([{ src: 'blob:here' }, blob]);
    const reloaded = loader();
    await reloaded.load('a');
    expect(reloaded.state('a')).toEqual({ src: 'blob:here' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('requests new links when one has expired', async () => {
    fetched.mockImplementation((url) => Promise.resolve(answer(url === '/new' ? 200 : 403)));
    const pictures = loader();
    await pictures.load('a');
    expect(pictures.state('a')).toEqual({ src: 'blob:here' });
    expect(readPaper).toHaveBeenCalledTimes(1);
  });

  it('gives up after three retries, and retries on request or when the network is back', async () => {
    fetched.mockResolvedValue(answer(503));
    const pictures = loader();
    await pictures.load('a');
    expect(pictures.state('a')).toEqual({ failed: true });
    const tries = fetched.mock.calls.length;
    expect(tries).toBeGreaterThan(1);
    fetched.mockResolvedValue(answer(200));
    window.dispatchEvent(new Event('online'));
    await pictures.load('a');
    expect(pictures.state('a')).toEqual({ src: 'blob:here' });
    expect(fetched).toHaveBeenCalledTimes(tries + 1);
    pictures.close();
  });

  it('does not retry a refusal', async () => {
    fetched.mockResolvedValue(answer(404));
    const pictures = loader();
    await pictures.load('a');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(pictures.state('a')).toEqual({ failed: true });
  });
});
