import type { ExamQuestion } from '@concord/contracts';

const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Descriptions of a question's pictures, for files without them; empty without pictures. */
export function picturesInWords({
  picture,
  optionPictures = [],
}: Pick<ExamQuestion, 'picture' | 'optionPictures'>): { pictures?: string } {
  const words = [
    ...(picture ? [`Question: ${picture.alt}`] : []),
    ...optionPictures.map(({ option, alt }) => `Option ${letterOf(option)}: ${alt}`),
  ];
  return words.length > 0 ? { pictures: words.join('; ') } : {};
}
