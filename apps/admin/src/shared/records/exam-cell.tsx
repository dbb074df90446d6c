import type { Result } from '@concord/contracts';
import { TwoLines } from '../lists/cells';

export const ExamCell = ({ exam }: Pick<Result, 'exam'>) => (
  <TwoLines below={exam.examCode}>{exam.examName}</TwoLines>
);
