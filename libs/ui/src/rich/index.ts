// Apart from the other modules, and without MUI: remotes that show questions each have a copy of a few kilobytes.
export { QuestionPictureFrame } from './question-picture-frame';
export { RichContent } from './rich-content';
