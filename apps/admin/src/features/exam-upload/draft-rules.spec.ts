import { draftProblem, type ExamDraft } from './draft-rules';

const row = { row: 2, number: 1, cells: { question: 'Q', answer: 'A', options: ['A', 'B'] }, problems: [] };
const complete: ExamDraft = {
  title: 'Mediation',
  duration: '60',
  sheet: { fileName: 'a.xlsx', readAt: 0, notes: [], rows: [row] },
};

describe('draftProblem', () => {
  it.each<[string, Partial<ExamDraft>, string]>([
    ['title', { title: '  ' }, 'Exam title can not be empty'],
    ['duration', { duration: '' }, 'Exam duration can not be empty'],
    ['duration', { duration: '1.5' }, 'Enter the duration in whole minutes'],
    ['sheet', { sheet: null }, 'Questions not uploaded'],
    [
      'sheet',
      { sheet: { fileName: 'a.xlsx', readAt: 0, notes: [], rows: [{ ...row, isLeftOut: true }] } },
      'Questions not uploaded',
    ],
  ])('names the %s that is missing', (field, change, message) => {
    expect(draftProblem({ ...complete, ...change })).toEqual({ field, message });
  });

  it('reports the title first when everything is missing', () => {
    expect(draftProblem({ title: '', duration: '', sheet: null })?.field).toBe('title');
  });

  it('waits for a file being read, also as a replacement', () => {
    const message = 'b.xlsx is still being read. Check its questions, then upload';
    expect(draftProblem(complete, 'b.xlsx')).toEqual({ field: 'sheet', message });
    expect(draftProblem({ ...complete, sheet: null }, 'b.xlsx')?.message).toBe(message);
  });

  it('accepts a complete draft, also outside the suggested 30 to 120 minutes', () => {
    expect(draftProblem(complete)).toBeUndefined();
    expect(draftProblem({ ...complete, duration: '180' })).toBeUndefined();
  });
});
