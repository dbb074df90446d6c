import { Box, Button, Paper, Stack, Typography } from '@concord/ui';
import { useId } from 'react';
import { Notice } from '../shared/notice';
import { useStartExam } from './use-start-exam';

/** Link to the practice exam. */
export function PracticeCard({ stopSending }: { readonly stopSending: () => Promise<void> }) {
  const titleId = useId();
  const { busy, problem, startPractice } = useStartExam();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ mt: 5, p: { xs: 2, md: 3 }, bgcolor: 'transparent' }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box>
          <Typography id={titleId} variant="h4" component="h2">
            Practice exam
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            Answer five questions to test this device and its connection. It does not count, and you can
            repeat it as often as you like.
          </Typography>
        </Box>
        <Button
          variant="outlined"
          size="large"
          loading={busy}
          onClick={() => void startPractice(stopSending)}
          sx={{ flexShrink: 0 }}
        >
          Practise
        </Button>
      </Stack>
      {problem ? (
        <Notice tone="error" sx={{ mt: 2 }}>
          {problem}
        </Notice>
      ) : null}
    </Paper>
  );
}
