import { Types } from 'mongoose';
import { compilePaper } from './compiled-paper';

describe('compilePaper', () => {
  it('has no field for the right answer', () => {
    const paper = compilePaper({
      _id: new Types.ObjectId(),
      exam: new Types.ObjectId(),
      examName: 'Peace',
      examCode: 'P-1',
      duration: 60,
      createdAt: new Date(),
      questions: [{ _id: new Types.ObjectId(), question: 'One?', options: ['A', 'B'], answer: 1 }],
    });
    const { questions } = JSON.parse(paper.json) as { questions: object[] };
    expect(questions.map((question) => Object.keys(question).sort())).toEqual([
      ['_id', 'options', 'qstNumber', 'question'],
    ]);
  });
});
