import { type ListedFeeTable, MEMBER_GRADES } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Button, LinkButton, Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { FormDateField } from '@concord/ui/forms';
import { useState } from 'react';
import { ReasonField } from '../../shared/dialogs/reason-field';
import { useLeaveGuard } from '../../shared/forms/use-leave-guard';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { localTimeOf } from '../../shared/nigerian-time';
import { AdminPage } from '../../shared/page/admin-page';
import { ListLink } from '../../shared/page/list-link';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { longDay } from './fee-words';
import { GradeFields } from './grade-fields';
import { PreviewDialog } from './preview-dialog';
import { useFeeTableListQuery } from './requests';
import { useNewVersion } from './use-new-version';

const LIST = '/admin/fees';
const DAY_MS = 86_400_000;

const tomorrow = () => localTimeOf(new Date(Date.now() + DAY_MS).toISOString()).day;

interface NewVersionProps {
  readonly tables: readonly ListedFeeTable[];
  readonly present: ListedFeeTable;
  readonly reload: () => Promise<readonly ListedFeeTable[]>;
}

function NewVersion({ tables, present, reload }: NewVersionProps) {
  const navigate = useNavigate();
  const [from] = useState(tomorrow);
  const version = useNewVersion({ tables, present, from, reload });
  const { form, busy, theirs, previewed, setPreviewed, onSubmit } = version;
  const [isSaved, setSaved] = useState(false);
  const leaveGuard = useLeaveGuard(form.formState.isDirty && !isSaved, form.reset);
  const onSaved = () => {
    setSaved(true);
    void navigate(LIST);
  };
  return (
    <>
      <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
        {theirs ? (
          <Alert severity="warning">
            {theirs.by?.username ?? 'Somebody else'} added version {theirs.version}, from{' '}
            {longDay(theirs.from)}, meanwhile. Your values are kept. Look at the preview again before you
            save.
          </Alert>
        ) : null}
        {MEMBER_GRADES.map((grade) => (
          <GradeFields key={grade} grade={grade} control={form.control} present={present.fees[grade]} />
        ))}
        <Section title="From when and why">
          <Stack spacing={2.5}>
            <FormDateField control={form.control} name="from" label="First day" required />
            <ReasonField control={form.control} />
            <Stack direction="row" spacing={2}>
              <Button type="submit" variant="contained" loading={busy}>
                Preview changes
              </Button>
              <LinkButton to={LIST}>Cancel</LinkButton>
            </Stack>
          </Stack>
        </Section>
      </Stack>
      {/* Outside the form, which the submission of the dialog would otherwise reach. */}
      {previewed ? (
        <PreviewDialog
          preview={previewed.preview}
          save={() => version.save(previewed)}
          isShown={version.isShown}
          onSaved={onSaved}
          onClose={() => setPreviewed(undefined)}
        />
      ) : null}
      {leaveGuard}
    </>
  );
}

/** Form of a new version of the fee table; for super administrators. */
export default function NewVersionPage() {
  const query = useFeeTableListQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage title="New version of the fees" lead={<ListLink to={LIST}>All versions</ListLink>}>
      <LoadGuard query={query} missing="There is no fee table">
        {(tables) => {
          const present = tables.find(({ state }) => state === 'in-force');
          return present ? (
            <NewVersion tables={tables} present={present} reload={() => query.refetch().unwrap()} />
          ) : null;
        }}
      </LoadGuard>
    </AdminPage>
  );
}
