import { Types } from 'mongoose';
import { tally, toPassRates } from './pass-rates';

const [first, second] = [new Types.ObjectId(), new Types.ObjectId()];
const exam = (_id: Types.ObjectId, examName = 'Mediation') => ({ _id, examName, examCode: 'M-1' });

describe('pass rates', () => {
  it('are added up by exam, and by its latest name', () => {
    const yesterday = tally([
      { exam: exam(first), pass: true },
      { exam: exam(first), pass: false },
      { exam: exam(second), pass: false },
    ]);
    const today = tally([{ exam: exam(first, 'Mediation I'), pass: true }]);
    expect(toPassRates([{ exams: yesterday }, { exams: today }])).toEqual([
      { exam: { ...exam(first, 'Mediation I'), _id: String(first) }, total: 3, passed: 2 },
      { exam: { ...exam(second), _id: String(second) }, total: 1, passed: 0 },
    ]);
  });
});
