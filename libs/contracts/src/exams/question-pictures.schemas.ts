import { z } from 'zod';
import { body, dataUrl, strict, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { QUESTION_LIMITS } from './question-limits';

const pictureFile = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a picture');

/** A picture as staff submit it; without `alt` it is decorative and screen readers skip it. */
export const questionPictureInput = strict({ file: pictureFile, alt: text(QUESTION_LIMITS.altLength) });

/** The picture of an option, by its 0-based index. */
export const optionPictureInput = strict({
  option: z.number().int().min(0).max(LIMITS.examOptionsMax),
  file: pictureFile,
  alt: text(QUESTION_LIMITS.altLength, { min: 1, message: 'Say what the picture shows' }),
});

/** A picture with a signed, expiring `url`; `width` and `height` in pixels. */
export const questionPicture = z.object({
  file: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});
export type QuestionPicture = z.infer<typeof questionPicture>;

/** The picture of the option at this index. */
export const optionPicture = questionPicture.extend({ option: z.number().int() });
export type OptionPicture = z.infer<typeof optionPicture>;

export const pictureUploadBody = body({ imageFile: dataUrl });
export type PictureUploadBody = z.output<typeof pictureUploadBody>;

/** A stored picture not yet used by a question; `bytes` is its stored size. */
export const storedPicture = questionPicture.omit({ alt: true }).extend({ bytes: z.number().int() });
export type StoredPicture = z.infer<typeof storedPicture>;
