import type { ScoreSummary } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { Histogram } from './histogram';
import { oneDigit, twoDigits } from './numbers';

/** Score summary of all candidates, and how well the exam separates them. */
export function ScoreSections({ scores }: { readonly scores: ScoreSummary }) {
  const { candidates, mean, median, deviation, skew, reliability, standardError, histogram } = scores;
  return (
    <>
      <Section title="Scores">
        <DetailList
          items={[
            ['Candidates', candidates.toLocaleString('en-GB')],
            ['Mean', oneDigit(mean, '%')],
            ['Median', oneDigit(median, '%')],
            ['Standard deviation', oneDigit(deviation, '%')],
            ['Skew', twoDigits(skew)],
            ['Reliability (KR-20)', twoDigits(reliability)],
            ['Standard error of measurement', oneDigit(standardError, '%')],
          ]}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2.5, maxWidth: 720 }}>
          {reliability === null
            ? "Reliability can't be calculated when candidates had different questions, or all had the same score."
            : 'Reliability ranges from 0 to 1. Base decisions about people on 0.8 or more. About two in three scores are within one standard error of what the candidate knows.'}
        </Typography>
      </Section>
      <Section title="Candidates by score">
        <Histogram bars={histogram} />
      </Section>
    </>
  );
}
