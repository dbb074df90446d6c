import { Box, Button, ButtonBase, Paper, Stack, TARGET_PX, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { CheckIcon, ConfirmDialog } from '@concord/ui/basics';
import { useEffect, useRef, useState } from 'react';
import { FlagIcon } from './flag-icon';
import { flagged, flaggedWords, unanswered, unansweredWords, type QuestionStanding } from './paper-standing';

interface ReviewViewProps {
  readonly standing: readonly QuestionStanding[];
  readonly onShow: (index: number) => void;
  readonly onBack: () => void;
  readonly onSubmit: () => void;
}

interface NumbersProps {
  readonly words: string;
  readonly items: readonly QuestionStanding[];
  readonly onShow: (index: number) => void;
}

/** `3 questions have no answer: 2, 7, 9`, each number a way back to its question. */
const Numbers = ({ words, items, onShow }: NumbersProps) => (
  <Box component="p" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Box component="strong" sx={{ mr: 0.5 }}>
      {words}:
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

function Row({ item, onShow }: { readonly item: QuestionStanding; readonly onShow: () => void }) {
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
        // The list cuts off what lies outside a row.
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
          {item.text}
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
          {item.choice ?? 'Not answered'}
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

/** All questions with their answers before the exam is handed in. */
export function ReviewView({ standing, onShow, onBack, onSubmit }: ReviewViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const open = unanswered(standing);
  const marked = flagged(standing);

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
        {open.length === 0 ? (
          <Typography>Every question has an answer.</Typography>
        ) : (
          <Numbers words={unansweredWords(open.length)} items={open} onShow={onShow} />
        )}
        {marked.length > 0 ? (
          <Numbers words={flaggedWords(marked.length)} items={marked} onShow={onShow} />
        ) : null}
      </Stack>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <Box
          component="ol"
          aria-label="Questions"
          sx={{ listStyle: 'none', p: 0, m: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {standing.map((item, index) => (
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
        <Button
          variant="contained"
          size="large"
          onClick={() => (open.length === 0 ? onSubmit() : setAsking(true))}
        >
          Finish and submit
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        title="Submit your exam now?"
        confirmLabel="Submit"
        cancelLabel="Go back"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSubmit();
        }}
      >
        {unansweredWords(open.length)}. After you submit, nothing can be changed.
      </ConfirmDialog>
    </>
  );
}
