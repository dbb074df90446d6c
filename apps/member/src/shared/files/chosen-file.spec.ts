import { LIMITS } from '@concord/contracts';
import { chosenFile } from './chosen-file';

const fileOf = (name: string, type: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type });
const canDraw = (width: number, size: number) => {
  const picture = { width, height: width / 2, close: jest.fn() };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(picture) });
  const drawn: number[] = [];
  const context = { fillRect: jest.fn(), drawImage: (_: unknown, ...box: number[]) => drawn.push(...box) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob([new Uint8Array(size)], { type: 'image/jpeg' })));
  return drawn;
};

describe('chosenFile', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it.each([
    ['degree.pdf', 'application/pdf'],
    ['letter.docx', ''],
    ['photo.jpg', 'image/jpeg'],
  ])('takes %s as it is', async (name, type) => {
    const { name: kept, file } = await chosenFile(fileOf(name, type));
    expect(kept).toBe(name);
    expect(file).toMatch(/;base64,AAAAAA==$/);
  });

  it('makes a large photo smaller', async () => {
    const drawn = canDraw(4800, 10);
    const { file } = await chosenFile(fileOf('photo.jpg', 'image/jpeg', 7 * 1024 * 1024));
    expect(file).toMatch(/^data:image\/jpeg;base64,/);
    expect(drawn).toEqual([0, 0, 2400, 1200]);
  });

  it.each([
    ['a film', fileOf('film.mp4', 'video/mp4'), 'Choose a photo, a PDF or a Word document'],
    ['an empty file', fileOf('a.pdf', 'application/pdf', 0), 'This file is empty'],
    ['a large PDF', fileOf('a.pdf', 'application/pdf', LIMITS.documentBytes + 1), 'larger than 5 MB'],
    ['a picture that nothing opens', fileOf('a.heic', 'image/heic'), 'can’t be opened here'],
  ])('refuses %s in words', async (_, file, words) => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no')) });
    await expect(chosenFile(file)).rejects.toThrow(words);
  });
});
