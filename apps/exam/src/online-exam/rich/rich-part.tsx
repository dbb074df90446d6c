import type { QuestionPicture } from '@concord/contracts';
import { Box, Button, Typography } from '@concord/ui';
import { RefreshIcon } from '@concord/ui/basics';
import { QuestionPictureFrame, RichContent } from '@concord/ui/rich';
import { useEffect } from 'react';
import type { QuestionContentProps } from '../question-content-props';
import { loadPicture, usePicture } from './pictures';

export { cachePictures } from './pictures';

/** Placeholder of a missing picture: its description, and a retry. */
function MissingPicture({ picture }: { readonly picture: QuestionPicture }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        p: 2,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 1,
        fontSize: '1rem',
      }}
    >
      <Typography component="span" sx={{ display: 'block', mb: 1 }}>
        {picture.alt ? `Picture: ${picture.alt}` : 'A picture could not be loaded.'}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<RefreshIcon />}
        onClick={(event) => {
          // Inside an option's label a click would choose the option.
          event.preventDefault();
          void loadPicture(picture);
        }}
      >
        Load the picture again
      </Button>
    </Box>
  );
}

function Picture({ picture, maxHeight }: { readonly picture: QuestionPicture; readonly maxHeight: string }) {
  const { src, failed } = usePicture(picture.file);
  useEffect(() => void loadPicture(picture), [picture]);
  return (
    <QuestionPictureFrame
      picture={picture}
      src={src}
      maxHeight={maxHeight}
      failure={failed ? <MissingPicture picture={picture} /> : undefined}
    />
  );
}

/** A part of a question with its formatting, formulas and pictures. */
export default function RichPart({ question, part, isLine = false }: QuestionContentProps) {
  const { picture, optionPictures, shown, options } = question;
  if (part === 'picture')
    return picture ? (
      <Box sx={{ mb: 3 }}>
        <Picture picture={picture} maxHeight="60vh" />
      </Box>
    ) : null;
  const text = part === 'text' ? shown?.question : shown?.options[part];
  const plain = part === 'text' ? question.question : options[part];
  const ofOption = isLine ? undefined : optionPictures?.find(({ option }) => option === part);
  return (
    <>
      {text ? <RichContent text={text} isLine={isLine} /> : plain}
      {ofOption ? (
        <Box component="span" sx={{ display: 'block', mt: 1 }}>
          <Picture picture={ofOption} maxHeight="40vh" />
        </Box>
      ) : null}
    </>
  );
}
