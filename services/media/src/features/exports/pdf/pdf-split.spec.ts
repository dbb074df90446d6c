import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { splitPages } from './pdf-split';

async function twoPages(): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.addPage([100, 200]);
  file.addPage([300, 400]);
  return Buffer.from(await file.save({ useObjectStreams: false }));
}

describe('splitPages', () => {
  it('gives each page a file with its title', async () => {
    const files = await splitPages(await twoPages(), ['One', 'Ọ̀kan & <b>']);
    const read = await Promise.all(
      files.map(async (bytes) => {
        const file = await PDFDocument.load(bytes);
        return [file.getTitle(), file.getPages().map((page) => page.getWidth())];
      }),
    );
    expect(read).toEqual([
      ['One', [100]],
      ['Ọ̀kan & <b>', [300]],
    ]);
  });

  it.each([[['One']], [['One', 'Two', 'Three']]])(
    'refuses a PDF that has not a page for each of %j',
    async (titles) => {
      await expect(splitPages(await twoPages(), titles)).rejects.toThrow(
        `${titles.length} documents were printed on 2 pages`,
      );
    },
  );

  it('leaves a PDF without tags without tags', async () => {
    const [bytes = Buffer.of()] = await splitPages(await twoPages(), ['One', 'Two']);
    const { catalog } = await PDFDocument.load(bytes);
    expect(catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)).toBeUndefined();
  });
});
