import { ErrorState, Skeleton } from '@concord/ui';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { useExamUsageQuery } from './requests';

/** How many students have still to sit an exam, sit it now, or have completed it. */
export function ExamUsage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useExamUsageQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const count = (value: number | undefined) => value ?? <Skeleton width={32} />;
  return (
    <Section title="Assignments">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DetailList
          items={[
            ['Pending', count(data?.pending)],
            ['Under way', count(data?.underWay)],
            ['Completed', count(data?.completed)],
          ]}
        />
      )}
    </Section>
  );
}
