import { LIMITS } from '@concord/contracts';
import { fakePictures } from '../testing/fake-pictures';
import {
  docBytes,
  docxBytes,
  fileOf,
  gifBytes,
  heicBytes,
  jpegBytes,
  pdfBytes,
  pngBytes,
  textBytes,
} from '../testing/picture-files';
import { documentFile } from './document-file';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const noDecoder = () =>
  void (globalThis.createImageBitmap = () => Promise.reject(new DOMException('', 'InvalidStateError')));
const large = 2 * 1024 * 1024;

beforeEach(() => jest.restoreAllMocks());

describe('documentFile', () => {
  it.each([
    ['a.pdf', 'application/pdf', pdfBytes(), 'application/pdf'],
    ['scan', '', pdfBytes(), 'application/pdf'],
    ['a.DOC', '', docBytes(), 'application/msword'],
    ['a.docx', '', docxBytes(), DOCX],
    ['a.pdf', 'application/pdf', docxBytes(), DOCX],
  ])('detects the type of %s of type %j by its content', async (name, type, bytes, found) => {
    const { file, madeSmaller } = await documentFile(fileOf(name, type, bytes));
    expect(file.startsWith(`data:${found};base64,`)).toBe(true);
    expect(madeSmaller).toBe(false);
  });

  it('sends a small picture unchanged', async () => {
    fakePictures();
    const { file, madeSmaller } = await documentFile(fileOf('a.png', 'image/png', pngBytes(600, 800)));
    expect(file).toMatch(/^data:image\/png/);
    expect(madeSmaller).toBe(false);
  });

  it.each([
    ['many pixels', fileOf('a.jpg', 'image/jpeg', jpegBytes(4000, 3000))],
    ['many bytes', fileOf('a.jpg', 'image/jpeg', jpegBytes(2000, 1500), large)],
  ])('makes a picture of %s smaller', async (_, file) => {
    const { drawn } = fakePictures(() => ({ width: 4000, height: 3000 }));
    expect(await documentFile(file)).toMatchObject({ madeSmaller: true });
    expect(drawn).toEqual([{ width: 2400, height: 1800 }]);
  });

  it('converts an animated picture to a JPEG, because the service would refuse it', async () => {
    fakePictures();
    const { file } = await documentFile(fileOf('a.gif', 'image/gif', gifBytes(9, 9, true)));
    expect(file).toMatch(/^data:image\/jpeg/);
  });

  it('sends a picture unchanged when it cannot be made smaller and the service accepts it', async () => {
    fakePictures();
    noDecoder();
    const { file } = await documentFile(fileOf('a.jpg', 'image/jpeg', jpegBytes(3000, 2000), large));
    expect(file).toMatch(/^data:image\/jpeg/);
    const six = fileOf('a.jpg', 'image/jpeg', jpegBytes(3000, 2000), LIMITS.documentBytes + 1);
    await expect(documentFile(six)).rejects.toThrow('larger than 5 MB');
    const huge = fileOf('a.jpg', 'image/jpeg', jpegBytes(9000, 6000), large);
    await expect(documentFile(huge)).rejects.toThrow('54 megapixels');
  });

  it.each([
    ['another kind of file', fileOf('a.txt', 'text/plain', textBytes('hello')), /Word document/],
    ['an archive', fileOf('a.zip', 'application/zip', docxBytes()), /Word document/],
    ['a program called .pdf', fileOf('a.pdf', 'application/pdf', textBytes('MZ..')), /not really an image/],
    ['text called .jpg', fileOf('a.jpg', 'image/jpeg', textBytes('hello')), /not really a picture/],
    ['an empty file', fileOf('a.pdf', 'application/pdf', []), /empty/],
    ['half a picture', fileOf('a.jpg', 'image/jpeg', jpegBytes(9, 9, false)), /damaged/],
    ['a drawing', fileOf('a.svg', 'image/svg+xml', textBytes('<svg>')), /Drawings/],
    ['HEIC', fileOf('a.heic', '', heicBytes()), /Most compatible/],
    ['6 MB', fileOf('a.pdf', 'application/pdf', pdfBytes(), LIMITS.documentBytes + 1), /5 MB/],
  ])('rejects %s', async (_, file, message) => {
    fakePictures();
    noDecoder();
    await expect(documentFile(file)).rejects.toThrow(message);
  });

  it('explains a file that cannot be read, such as one in the cloud', async () => {
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader) {
      queueMicrotask(() => this.onerror?.(new ProgressEvent('error') as never));
    });
    await expect(documentFile(fileOf('a.pdf', 'application/pdf', pdfBytes()))).rejects.toThrow(/cloud/);
  });

  it('stops reading when another file is chosen', async () => {
    const stop = new AbortController();
    const reading = documentFile(fileOf('a.pdf', 'application/pdf', pdfBytes()), { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
