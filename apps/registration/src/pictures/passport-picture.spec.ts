import { LIMITS } from '@concord/contracts';
import { fakePictures } from '../testing/fake-pictures';
import {
  fileOf,
  gifBytes,
  heicBytes,
  jpegBytes,
  pdfBytes,
  pngBytes,
  textBytes,
} from '../testing/picture-files';
import { choosePassport, cropPassport } from './passport-picture';
import {
  DAMAGED,
  DRAWING,
  EMPTY_FILE,
  HEIC_ADVICE,
  NOT_A_PICTURE_INSIDE,
  NOT_AN_IMAGE,
} from './file-rejection';

const MEGABYTE = 1024 * 1024;
const photo = (width: number, height: number) => fileOf('a.jpg', 'image/jpeg', jpegBytes(width, height));
const noDecoder = () =>
  void (globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError')));

beforeEach(() => jest.restoreAllMocks());

describe('choosePassport', () => {
  it('crops a photo to portrait within 1000 x 1250 and keeps a copy for Adjust', async () => {
    const { drawn } = fakePictures(() => ({ width: 4000, height: 3000 }));
    const chosen = await choosePassport(photo(4000, 3000));
    expect(chosen.value).toMatch(/^data:image\/jpeg;base64,/);
    expect(chosen.working).toMatchObject({ width: 2400, height: 1800 });
    expect(chosen.placement).toEqual({ area: { x: 480, y: 0, width: 1440, height: 1800 }, rotation: 0 });
    expect(drawn).toEqual([
      { width: 2400, height: 1800 },
      { width: 1000, height: 1250 },
    ]);
  });

  it('decodes a large photo directly in a smaller size, upright', async () => {
    fakePictures();
    const decode = jest.spyOn(globalThis, 'createImageBitmap');
    await choosePassport(photo(6000, 4000));
    expect(decode).toHaveBeenCalledWith(expect.anything(), {
      imageOrientation: 'from-image',
      resizeWidth: 2400,
      resizeQuality: 'high',
    });
  });

  it('lowers the quality until the picture may be sent', async () => {
    fakePictures();
    const qualities: unknown[] = [];
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type, quality) => {
      qualities.push(quality);
      done(new Blob([new Uint8Array((quality ?? 0) > 0.75 ? LIMITS.pictureBytes + 1 : 9)], { type }));
    });
    await choosePassport(photo(900, 1200));
    expect(qualities).toEqual([0.92, 0.9, 0.8, 0.7]);
  });

  it('takes the first frame of an animated picture and reports it', async () => {
    fakePictures();
    const moving = fileOf('a.gif', 'image/gif', gifBytes(9, 9, true));
    expect(await choosePassport(moving)).toMatchObject({ animated: true });
  });

  it.each([
    ['another kind of file', fileOf('cv.pdf', 'application/pdf', pdfBytes()), NOT_AN_IMAGE],
    ['an empty file of another kind', fileOf('cv.pdf', 'application/pdf', []), NOT_AN_IMAGE],
    ['HEIC that the system knows no type for', fileOf('a.heic', '', heicBytes()), HEIC_ADVICE],
  ])('clears the current picture for %s', async (_, file, message) => {
    fakePictures();
    await expect(choosePassport(file)).rejects.toMatchObject({ message, clears: true });
  });

  it.each([
    ['an empty file', fileOf('a.jpg', 'image/jpeg', []), EMPTY_FILE],
    ['a drawing', fileOf('a.svg', 'image/svg+xml', textBytes('<svg><script/></svg>')), DRAWING],
    ['a drawing called .png', fileOf('a.png', 'image/png', textBytes('<svg></svg>')), DRAWING],
    ['a PDF called .jpg', fileOf('a.jpg', 'image/jpeg', pdfBytes()), NOT_A_PICTURE_INSIDE],
    ['half a photo', fileOf('a.jpg', 'image/jpeg', jpegBytes(9, 9, false)), DAMAGED],
    ['a file over 20 MB', fileOf('a.webp', 'image/webp', [1], 20 * MEGABYTE + 1), /larger than 20 MB/],
    ['more pixels than any phone takes', photo(20_000, 10_000), /200 megapixels/],
  ])('rejects %s and keeps the current picture', async (_, file, message) => {
    fakePictures();
    await expect(choosePassport(file)).rejects.toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      clears: false,
    });
  });

  it.each([
    ['HEIC', fileOf('a.heic', 'image/heic', heicBytes()), HEIC_ADVICE],
    ['text called .jpg', fileOf('a.jpg', 'image/jpeg', textBytes('hello')), NOT_A_PICTURE_INSIDE],
    ['a damaged PNG', fileOf('a.png', 'image/png', pngBytes(9, 9)), DAMAGED],
    ['a picture that is too large to decode', photo(9000, 6000), /54 megapixels/],
    ['a kind that the browser does not know', fileOf('a.bmp', 'image/bmp', textBytes('BM..')), /can’t read/],
  ])('explains why %s cannot be decoded', async (_, file, message) => {
    fakePictures();
    noDecoder();
    await expect(choosePassport(file)).rejects.toThrow(message);
  });
});

describe('Adjust', () => {
  it('crops the chosen area, rotated or not', async () => {
    const { drawn } = fakePictures(() => ({ width: 2400, height: 1800 }));
    const { working } = await choosePassport(photo(4000, 3000));
    const area = { x: 0, y: 0, width: 400, height: 500 };
    await expect(cropPassport(working, { area, rotation: 90 })).resolves.toMatch(/^data:image\/jpeg/);
    expect(drawn.at(-1)).toEqual({ width: 400, height: 500 });
  });
});
