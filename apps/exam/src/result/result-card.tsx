import type { Result } from '@concord/contracts';
import { unansweredIn } from '@concord/institute';
import { Box, CircularProgress, Paper, Typography } from '@concord/ui';
import type { ComponentProps, ReactNode } from 'react';
import { asName, asScore } from '../shared/format';
import { Notice } from '../shared/notice';
import { ResultSlip } from './result-slip';

/** Percentage below which the ring is red. */
const GREEN_FROM = 50;

const Ring = (props: ComponentProps<typeof CircularProgress>) => (
  <CircularProgress
    aria-hidden="true"
    variant="determinate"
    color="inherit"
    size={180}
    thickness={3.7}
    {...props}
  />
);

function ScoreRing({ percentage }: { readonly percentage: number }) {
  return (
    <Box
      role="img"
      aria-label={`${percentage} percent`}
      sx={{
        position: 'relative',
        width: 180,
        height: 180,
        mx: 'auto',
        color: percentage < GREEN_FROM ? 'error.main' : 'success.main',
        '& > *': { position: 'absolute', inset: 0 },
      }}
    >
      <Ring value={100} sx={{ opacity: 0.14 }} />
      <Ring value={percentage} sx={{ '& circle': { strokeLinecap: percentage > 0 ? 'round' : 'butt' } }} />
      <Typography
        component="span"
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          fontSize: '2.5rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {percentage}%
      </Typography>
    </Box>
  );
}

const Total = ({ term, value }: { readonly term: string; readonly value: number | string }) => (
  <Box sx={{ py: 2, px: 1, textAlign: 'center' }}>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
      {value}
    </Typography>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
  </Box>
);

interface ResultCardProps {
  readonly result: Result;
  readonly email: string;
  /** Answers arrived after the end. */
  readonly late: boolean;
  readonly children: ReactNode;
}

export function ResultCard({ result, email, late, children }: ResultCardProps) {
  const unanswered = unansweredIn(result);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, md: 5 }, textAlign: 'center' }}>
      <Typography variant="overline" component="p" color="primary">
        Exam result
      </Typography>
      <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
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
      <Typography color="textSecondary">{asName(result.student)}</Typography>
      <Box
        component="dl"
        sx={{
          my: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${unanswered === undefined ? 4 : 5}, 1fr)` },
          bgcolor: 'background.default',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '& > div': { display: 'flex', flexDirection: 'column' },
        }}
      >
        <Total term="Total score" value={asScore(result.total_score, result.total_questions)} />
        <Total term="Total answered" value={result.total_answered} />
        <Total term="Total correct" value={result.total_correct} />
        <Total term="Total wrong" value={result.total_wrong} />
        {unanswered === undefined ? null : <Total term="Total unanswered" value={unanswered} />}
      </Box>
      {result.remark ? (
        <Notice
          tone="info"
          sx={{ mb: 3, textAlign: 'left', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          <strong>Remark from the institute:</strong> {result.remark}
        </Notice>
      ) : null}
      {late ? (
        <Notice tone="info" sx={{ mb: 3, textAlign: 'left' }}>
          Some answers arrived after the exam ended. They are kept for the institute to review.
        </Notice>
      ) : null}
      <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        Your result was also sent by e-mail to <strong>{email}</strong>.
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: { sm: 'wrap' },
          gap: 1.5,
          justifyContent: 'center',
          displayPrint: 'none',
        }}
      >
        <ResultSlip result={result._id} />
        {children}
      </Box>
    </Paper>
  );
}
