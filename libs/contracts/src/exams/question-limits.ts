/** Limits of formulas and pictures in questions; separate from `LIMITS`, which the exam portal loads. */
export const QUESTION_LIMITS = {
  /** Maximum length of a formula; maximum formulas of one text and of an exam, as the server renders them. */
  formulaLength: 400,
  formulasOfText: 20,
  formulasOfExam: 1000,
  /** Maximum length of a picture's description. */
  altLength: 300,
  /** Maximum pictures of one paper, and their total bytes: a candidate loads all of them at the start. */
  paperPictures: 60,
  paperPictureBytes: 12 * 1024 * 1024,
} as const;
