import { z } from 'zod';
import { body, dataUrl, strict, text } from '../core/fields';
import { LIMITS } from '../core/limits';
import { QUESTION_LIMITS } from './question-limits';

/** The id of a stored picture. */
const pictureFile = z.string().regex(/^[0-9a-f]{32}$/, 'This is not the id of a picture');

/** A picture as staff give it; without `alt` it adds nothing to the question, and screen readers leave it out. */
export const questionPictureInput = strict({ file: pictureFile, alt: text(QUESTION_LIMITS.altLength) });

/** The picture of an option, by the 0-based place of the option. */
export const optionPictureInput = strict({
  option: z.number().int().min(0).max(LIMITS.examOptionsMax),
  file: pictureFile,
  alt: text(QUESTION_LIMITS.altLength, { min: 1, message: 'Say what the picture shows' }),
});

/** A picture by a signed `url`, which ends; `width` and `height` in pixels. */
export const questionPicture = z.object({
  file: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
});
export type QuestionPicture = z.infer<typeof questionPicture>;

/** The picture of the option at this place. */
export const optionPicture = questionPicture.extend({ option: z.number().int() });
export type OptionPicture = z.infer<typeof optionPicture>;

export const pictureUploadBody = body({ imageFile: dataUrl });
export type PictureUploadBody = z.output<typeof pictureUploadBody>;

/** A stored picture that no question has yet; `bytes` is its size as it is stored. */
export const storedPicture = questionPicture.omit({ alt: true }).extend({ bytes: z.number().int() });
export type StoredPicture = z.infer<typeof storedPicture>;
