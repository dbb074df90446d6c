import type { MembersInducted } from '@concord/contracts';
import { Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { counted } from '../format';
import { RetryAlert } from '../page/retry-alert';
import type { Preview } from '../tasks/use-preview';
import { ApplicantList } from './applicant-list';
import { leftCount, leftReason, leftText } from './induct-words';

interface OutcomeProps {
  readonly outcome: MembersInducted;
  readonly onClose: () => void;
}

/** Names by student, which tasks do not keep. */
type Names = ReadonlyMap<string, string | undefined>;

function LeftList({ outcome, names, onClose }: OutcomeProps & { readonly names?: Names }) {
  const applicants = outcome.skipped.map(({ student, name, code }) => ({
    student,
    name: name ?? names?.get(student),
    why: leftReason(code),
    isGone: code === 'NOT_FOUND',
  }));
  return (
    <ApplicantList title="Left out" applicants={applicants} count={leftCount(outcome)} onClose={onClose} />
  );
}

function previewText({ inducted, firstNumber, left }: MembersInducted): string {
  const who = `${counted(inducted, 'applicant')} ${inducted === 1 ? 'becomes a member' : 'become members'}`;
  const number = firstNumber ? `, from number ${firstNumber}` : '';
  const out = left.length > 0 ? ` Left out: ${leftText(left)}.` : '';
  return `${who}${number}.${out}`;
}

interface InductPreviewProps {
  readonly preview: Preview<MembersInducted>;
  readonly onClose: () => void;
}

/** Number of those who become members, the first number, and who is left out; keeps its height while loading. */
export function InductPreview({ preview, onClose }: InductPreviewProps) {
  const { outcome, problem, isLoading, retry } = preview;
  if (problem)
    return (
      <RetryAlert severity="error" retry={retry}>
        {problem}
      </RetryAlert>
    );
  return (
    <div>
      <Typography role="status" sx={{ minHeight: '3em', fontWeight: outcome ? 600 : undefined }}>
        {isLoading
          ? 'Counting…'
          : outcome
            ? previewText(outcome)
            : 'Choose the grade and the date to see who becomes a member.'}
      </Typography>
      {outcome ? (
        <>
          <ApplicantList
            title="Become members"
            applicants={outcome.who ?? []}
            count={outcome.inducted}
            onClose={onClose}
          />
          <LeftList outcome={outcome} onClose={onClose} />
        </>
      ) : null}
    </div>
  );
}

interface InductOutcomeProps extends OutcomeProps {
  readonly names: Names;
  /** Address of the list with the new members. */
  readonly list: string;
}

/** Outcome of an induction of many, with links to the new members and to those left out. */
export function InductOutcome({ outcome, names, list, onClose }: InductOutcomeProps) {
  return (
    <Stack spacing={2}>
      <Alert severity={outcome.inducted > 0 ? 'success' : 'info'}>
        {counted(outcome.inducted, 'applicant')} inducted
      </Alert>
      <LeftList outcome={outcome} names={names} onClose={onClose} />
      <TextLink
        to={list}
        onClick={onClose}
        sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
      >
        See the new members
      </TextLink>
    </Stack>
  );
}
