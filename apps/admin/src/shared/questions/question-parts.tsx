import type { ExamQuestion, QuestionPicture } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { QuestionPictureFrame, RichContent } from '@concord/ui/rich';
import { useState } from 'react';

export type ShownQuestion = Pick<
  ExamQuestion,
  'question' | 'options' | 'picture' | 'optionPictures' | 'shown'
>;

interface PictureProps {
  readonly picture: QuestionPicture;
  readonly maxHeight: string;
}

function Picture({ picture, maxHeight }: PictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = failedUrl === picture.url;
  return (
    <QuestionPictureFrame
      picture={picture}
      src={picture.url}
      maxHeight={maxHeight}
      onError={() => setFailedUrl(picture.url)}
      failure={
        failed ? (
          <Typography component="span" color="textSecondary">
            This picture could not be loaded. {picture.alt}
          </Typography>
        ) : undefined
      }
    />
  );
}

/** Text of a question with its formatting and formulas. */
export const QuestionText = ({ question }: { readonly question: ShownQuestion }) =>
  question.shown ? <RichContent text={question.shown.question} /> : question.question;

/** Picture of a question; empty if it has none. */
export const QuestionImage = ({ question }: { readonly question: ShownQuestion }) =>
  question.picture ? (
    <Box sx={{ my: 1.5 }}>
      <Picture picture={question.picture} maxHeight="50vh" />
    </Box>
  ) : null;

/** An option with its formatting and picture; `at` is its index. */
export function OptionContent({ question, at }: { readonly question: ShownQuestion; readonly at: number }) {
  const { shown, options, optionPictures } = question;
  const picture = optionPictures?.find(({ option }) => option === at);
  const text = shown?.options[at];
  return (
    <>
      {text ? <RichContent text={text} /> : options[at]}
      {picture ? (
        <Box component="span" sx={{ display: 'block', mt: 1 }}>
          <Picture picture={picture} maxHeight="30vh" />
        </Box>
      ) : null}
    </>
  );
}
