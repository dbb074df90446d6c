// Separate from other modules and without MUI: each remote that shows questions has its own copy of a few
// kilobytes.
export { QuestionPictureFrame } from './question-picture-frame';
export { RichContent } from './rich-content';
