import { isApiError } from '@concord/api-client/requests';
import type { Exam, ExamUpdateBody } from '@concord/contracts';
import { useExamGetQuery, useExamUpdateMutation } from '../requests';

/**
 * The current exam, and a function that changes it. If somebody else has changed it first, the change is
 * refused and the exam refetched; the dialog keeps its input, which can be sent again.
 * @param opened the exam when its dialog was opened
 */
export function useExamChange(opened: Exam): { exam: Exam; change: (body: ExamUpdateBody) => Promise<Exam> } {
  const [update] = useExamUpdateMutation();
  const { data: exam = opened, refetch } = useExamGetQuery({ params: { id: opened._id } });
  const change = async (body: ExamUpdateBody) => {
    try {
      const { revision } = exam;
      return await update({ params: { id: exam._id }, body: { ...body, revision } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'REVISION') await refetch();
      throw error;
    }
  };
  return { exam, change };
}
