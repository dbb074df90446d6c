import type { Result } from '@concord/contracts';
import { Box, Button, Paper, Typography } from '@concord/ui';
import { ScoreRing } from './score-ring';

const Total = ({ term, value }: { readonly term: string; readonly value: number }) => (
  <Box sx={{ py: 2, px: 1, textAlign: 'center' }}>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
      {value}
    </Typography>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
  </Box>
);

/** A graded exam. */
export function ResultCard({ result, onBack }: { readonly result: Result; readonly onBack: () => void }) {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 }, textAlign: 'center' }}>
      <Typography variant="overline" component="p" color="primary">
        Exam result
      </Typography>
      <Typography
        variant="h1"
        sx={{ fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.375rem)', overflowWrap: 'anywhere' }}
      >
        {result.exam.examName}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {result.exam.examCode}
      </Typography>
      <ScoreRing percentage={result.percantage} />
      <Typography
        variant="h2"
        component="p"
        sx={{ mt: 2, color: result.pass ? 'success.main' : 'error.main' }}
      >
        {result.pass ? 'Passed' : 'Fail'}
      </Typography>
      <Typography color="textSecondary">
        {result.student.firstName} {result.student.surname}
      </Typography>
      <Box
        component="dl"
        sx={{
          my: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& > div': { display: 'flex', flexDirection: 'column' },
        }}
      >
        <Total term="Total score" value={result.total_score} />
        <Total term="Total answered" value={result.total_answered} />
        <Total term="Total correct" value={result.total_correct} />
        <Total term="Total wrong" value={result.total_wrong} />
      </Box>
      <Button variant="contained" size="large" onClick={onBack}>
        Back to examinations
      </Button>
    </Paper>
  );
}
