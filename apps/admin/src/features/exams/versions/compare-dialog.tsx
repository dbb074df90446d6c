import type { Exam, VersionSummary } from '@concord/contracts';
import { Button, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { ActionDialog } from '../../../shared/dialogs/action-dialog';
import { ReadingDialog } from '../../../shared/dialogs/reading-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { formatDateTime } from '../../../shared/format';
import { useExamGetQuery, useVersionGetQuery, useVersionRestoreMutation } from '../requests';
import { VersionDifference } from './version-difference';

interface CompareDialogProps {
  readonly exam: Exam;
  readonly version: VersionSummary;
  /** Versions to compare with. */
  readonly versions: readonly VersionSummary[];
  readonly onClose: () => void;
}

/** Two versions in chronological order. */
const inOrder = (one: VersionSummary, other: VersionSummary) =>
  one.number < other.number ? ([one, other] as const) : ([other, one] as const);

function useVersion(exam: string, versionId: string) {
  return useVersionGetQuery({ params: { id: exam, versionId } });
}

function Difference({
  exam,
  one,
  other,
}: Record<'one' | 'other', VersionSummary> & { readonly exam: string }) {
  const [earlier, later] = inOrder(one, other);
  const [before, after] = [useVersion(exam, earlier._id), useVersion(exam, later._id)];
  const failed = [before, after].find(({ error, currentData }) => error && !currentData);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!before.currentData || !after.currentData) return <Skeleton variant="rounded" height={240} />;
  return <VersionDifference before={before.currentData} after={after.currentData} />;
}

function RestoreDialog({ exam, version, onClose }: Omit<CompareDialogProps, 'versions'>) {
  const [restore] = useVersionRestoreMutation();
  // Refetched after each change: the version in the list may be older.
  const { data: present = exam } = useExamGetQuery({ params: { id: exam._id } });
  const act = () => {
    const params = { id: exam._id, versionId: version._id };
    return restore({ params, body: { revision: present.revision ?? 1 } }).unwrap();
  };
  return (
    <ActionDialog
      title={`Bring back version ${version.number}?`}
      confirmLabel="Bring back"
      successText={`Version ${version.number} is the current version again`}
      act={act}
      onClose={onClose}
    >
      Its title, duration, questions and question selection become a new version for candidates who start from
      now on. The exam code stays the same, and all versions stay in the list.
    </ActionDialog>
  );
}

/** Differences between two versions of an exam, side by side. */
export function CompareDialog({ exam, version, versions, onClose }: CompareDialogProps) {
  const others = versions.filter(({ _id }) => _id !== version._id);
  const [chosen, setChosen] = useState(
    () => (others.find(({ isCurrent }) => isCurrent) ?? others[0])?._id ?? '',
  );
  const [isRestoring, setRestoring] = useState(false);
  const other = others.find(({ _id }) => _id === chosen);
  if (isRestoring) return <RestoreDialog exam={exam} version={version} onClose={onClose} />;
  return (
    <ReadingDialog title={`Version ${version.number}`} onClose={onClose}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ pt: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
      >
        <SelectField
          label="Compare with"
          value={chosen}
          options={others.map(({ _id, number, createdAt, isCurrent }) => [
            _id,
            `Version ${number}${isCurrent ? ', current' : ''} (${formatDateTime(createdAt)})`,
          ])}
          disabled={others.length === 0}
          onChange={setChosen}
          sx={{ minWidth: 0 }}
        />
        {version.isCurrent ? null : (
          <Button variant="outlined" onClick={() => setRestoring(true)} sx={{ flexShrink: 0 }}>
            Bring back version {version.number}
          </Button>
        )}
      </Stack>
      {other ? (
        <Difference exam={exam._id} one={version} other={other} />
      ) : (
        <Typography>There is no other version.</Typography>
      )}
    </ReadingDialog>
  );
}
