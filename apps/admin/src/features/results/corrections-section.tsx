import type { ResultDetail } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { formatDateTime, scoreText } from '../../shared/format';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';

/** Changes of a result by regrades; renders nothing without any. */
export function CorrectionsSection({ result }: { readonly result: ResultDetail }) {
  const { corrections = [], questions } = result;
  if (corrections.length === 0) return null;
  return (
    <Section title="Corrections">
      <Stack spacing={3}>
        {corrections.map(({ at, by, reason, scoreBefore }) => (
          <DetailList
            key={at}
            items={[
              ['Previous score', scoreText(scoreBefore, questions.length)],
              ['By', by.username],
              ['Date', formatDateTime(at)],
              ['Reason', reason],
            ]}
          />
        ))}
      </Stack>
    </Section>
  );
}
