/** A question as it is written here: the right answer first, then the others. */
export type WrittenQuestion = readonly [question: string, answer: string, ...others: string[]];

export interface WrittenExam {
  title: string;
  /** Minutes. */
  duration: number;
  questions: readonly WrittenQuestion[];
}

/** The exam as the API takes it; the answer's place differs from question to question, and always the same way. */
export function toUpload({ title, duration, questions }: WrittenExam) {
  return {
    title,
    duration,
    questions: questions.map(([question, answer, ...others], index) => {
      const options = [...others];
      options.splice((index * 7 + question.length) % (options.length + 1), 0, answer);
      return { question, answer, options };
    }),
  };
}
