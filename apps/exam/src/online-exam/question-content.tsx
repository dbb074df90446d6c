import type { PaperQuestion } from '@concord/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import type { QuestionContentProps } from './question-content-props';

const plainText = ({ question, part }: QuestionContentProps) =>
  part === 'text' ? question.question : part === 'picture' ? question.picture?.alt : question.options[part];

/** Loaded only for papers that need it. If loading fails, texts are shown unformatted. */
const RichPart = lazy<ComponentType<QuestionContentProps>>(() =>
  import('./rich/rich-part').catch(() => ({ default: plainText })),
);

/** True if a question has pictures or formatting. */
export const isRich = ({ picture, optionPictures, shown }: PaperQuestion) =>
  Boolean(picture ?? optionPictures ?? shown);

export function QuestionContent(props: QuestionContentProps) {
  const text = plainText(props);
  return isRich(props.question) ? (
    <Suspense fallback={text}>
      <RichPart {...props} />
    </Suspense>
  ) : (
    text
  );
}
