import { Workbook } from 'exceljs';
import { makeTemplate } from './sheet-template';
import { parseSheet } from './sheet.worker-thread';

describe(makeTemplate, () => {
  it('has topic and difficulty behind the columns of before, and is read as it is meant', async () => {
    const file = await makeTemplate();
    const workbook = new Workbook();
    await workbook.xlsx.load(file as unknown as ArrayBuffer);
    expect(workbook.getWorksheet('Questions')?.getRow(1).values).toEqual([
      undefined,
      'Question',
      'Answer',
      ...['Option A', 'Option B', 'Option C', 'Option D'],
      'Topic',
      'Difficulty',
    ]);
    expect(await parseSheet(file)).toMatchObject({
      questions: [{ answer: 'Mediation', topic: 'Settling disputes', difficulty: 'easy' }],
      problems: [],
    });
  });
});
