import { Box, Button } from '@concord/ui';

interface QuestionButtonsProps {
  readonly index: number;
  readonly total: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onFinish: () => void;
  readonly onQuit: () => void;
}

/** Previous and Next, Finish on the last question, and the way out. */
export function QuestionButtons(props: QuestionButtonsProps) {
  const { index, total, onPrevious, onNext, onFinish, onQuit } = props;
  const last = index === total - 1;
  return (
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'auto 1fr auto auto' },
        gridTemplateAreas: { xs: '"previous next" "quit quit"', sm: '"quit . previous next"' },
      }}
    >
      <Button color="error" onClick={onQuit} sx={{ gridArea: 'quit' }}>
        Quit
      </Button>
      <Button
        variant="outlined"
        size="large"
        disabled={index === 0}
        onClick={onPrevious}
        sx={{ gridArea: 'previous' }}
      >
        Previous
      </Button>
      <Button
        variant="contained"
        size="large"
        onClick={last ? onFinish : onNext}
        sx={{ gridArea: 'next', minWidth: { sm: 140 } }}
      >
        {last ? 'Finish' : 'Next'}
      </Button>
    </Box>
  );
}
