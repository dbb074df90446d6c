import { Box, Button, ButtonBase, Paper, Stack, TARGET_PX, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { CheckIcon } from '@concord/ui/basics';
import { useEffect, useRef } from 'react';
import { FlagIcon } from './flag-icon';
import { QuestionContent } from './question-content';
import { flagged, flaggedText, unanswered, unansweredText, type QuestionStatus } from './question-status';

interface ReviewViewProps {
  readonly statuses: readonly QuestionStatus[];
  readonly onShow: (index: number) => void;
  readonly onBack: () => void;
  readonly onFinish: () => void;
}

interface QuestionNumbersProps {
  readonly text: string;
  readonly items: readonly QuestionStatus[];
  readonly onShow: (index: number) => void;
}

/** E.g. `3 questions have no answer: 2, 7, 9`, each number a button that shows its question. */
const QuestionNumbers = ({ text, items, onShow }: QuestionNumbersProps) => (
  <Box component="p" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Box component="strong" sx={{ mr: 0.5 }}>
      {text}:
    </Box>
    {items.map((item) => (
      <ButtonBase
        key={item.id}
        aria-label={`Go to question ${item.number}`}
        onClick={() => onShow(item.number - 1)}
        sx={{
          minWidth: TARGET_PX,
          height: TARGET_PX,
          font: 'inherit',
          fontWeight: 650,
          color: 'primary.main',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {item.number}
      </ButtonBase>
    ))}
  </Box>
);

function Row({ item, onShow }: { readonly item: QuestionStatus; readonly onShow: () => void }) {
  const answered = item.choice !== null;
  return (
    <ButtonBase
      onClick={onShow}
      sx={{
        width: '100%',
        minHeight: 60,
        px: { xs: 2, md: 3 },
        py: 1.25,
        gap: { xs: 1.5, md: 2 },
        display: 'flex',
        justifyContent: 'flex-start',
        textAlign: 'left',
        '&:hover': { bgcolor: 'primary.light' },
        // The list clips an outline outside the row.
        '&&.Mui-focusVisible': { outlineOffset: -3 },
      }}
    >
      <Typography component="span" sx={{ minWidth: 32, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          Question{' '}
        </Box>
        {item.number}
      </Typography>
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="span" noWrap sx={{ display: 'block' }}>
          <QuestionContent isLine question={item.question} part="text" />
        </Typography>
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{
            display: 'block',
            color: answered ? 'text.secondary' : 'warning.main',
            fontWeight: answered ? 400 : 600,
          }}
        >
          {item.choice === null ? (
            'Not answered'
          ) : (
            <QuestionContent
              isLine
              question={item.question}
              part={item.question.options.indexOf(item.choice)}
            />
          )}
        </Typography>
      </Box>
      {item.flagged ? (
        <>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            , flagged
          </Box>
          <FlagIcon filled sx={{ color: 'secondary.main' }} />
        </>
      ) : null}
      {answered ? <CheckIcon aria-hidden="true" sx={{ color: 'success.main' }} /> : null}
    </ButtonBase>
  );
}

export function ReviewView({ statuses, onShow, onBack, onFinish }: ReviewViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const openItems = unanswered(statuses);
  const flaggedItems = flagged(statuses);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ mt: 1, mb: 1.5, outline: 'none' }}>
        Review your answers
      </Typography>
      <Stack spacing={1.5} sx={{ mb: 3 }}>
        {openItems.length === 0 ? (
          <Typography>Every question has an answer.</Typography>
        ) : (
          <QuestionNumbers text={unansweredText(openItems.length)} items={openItems} onShow={onShow} />
        )}
        {flaggedItems.length > 0 ? (
          <QuestionNumbers text={flaggedText(flaggedItems.length)} items={flaggedItems} onShow={onShow} />
        ) : null}
      </Stack>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box
          component="ol"
          aria-label="Questions"
          sx={{ listStyle: 'none', p: 0, m: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {statuses.map((item, index) => (
            <li key={item.id}>
              <Row item={item} onShow={() => onShow(index)} />
            </li>
          ))}
        </Box>
      </Paper>
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ mt: 3, justifyContent: 'space-between' }}
      >
        <Button variant="outlined" size="large" onClick={onBack}>
          Back to questions
        </Button>
        <Button variant="contained" size="large" onClick={onFinish}>
          Finish and submit
        </Button>
      </Stack>
    </>
  );
}
