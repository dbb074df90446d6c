import { defineCalls } from '../core/call';
import { pictureUploadBody, storedPicture } from './question-pictures.schemas';
import { questionRoutes } from './questions.routes';
import { richPreview, richPreviewBody } from './rich-text.schemas';

export const questionCalls = defineCalls(questionRoutes, {
  richPreview: {
    summary: 'Texts with formatting and formulas as a page shows them, while they are written',
    body: richPreviewBody,
    answer: richPreview,
  },
  questionPictureUpload: {
    summary: 'Store a picture for a question; a picture that no question uses is removed after a few days',
    body: pictureUploadBody,
    answer: storedPicture,
    refusals: [413],
  },
});
