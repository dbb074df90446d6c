import type { Result } from '@concord/contracts';
import { CutText, TwoLines } from '../lists/cells';

export const ExamCell = ({ exam }: Pick<Result, 'exam'>) => (
  <TwoLines below={exam.examCode}>
    <CutText width={320}>{exam.examName}</CutText>
  </TwoLines>
);
