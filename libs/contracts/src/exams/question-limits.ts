/** Limits of formulas and pictures in questions; apart from `LIMITS`, which the exam portal loads whole. */
export const QUESTION_LIMITS = {
  /** Characters of a formula, formulas of one text, and those of an exam: the server lays them out. */
  formulaLength: 400,
  formulasOfText: 20,
  formulasOfExam: 1000,
  /** What a picture shows, in words. */
  altLength: 300,
  /** Pictures of one paper, and their bytes together: a candidate loads all of them at the start. */
  paperPictures: 60,
  paperPictureBytes: 12 * 1024 * 1024,
} as const;
