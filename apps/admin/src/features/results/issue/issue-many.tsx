import type { CertificatesIssued, ResultRow } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { CertificateIcon } from '@concord/ui/display';
import { use, useState } from 'react';
import { ExcludedList } from '../../../shared/applicants/excluded-list';
import { UndecidedChoice } from '../../../shared/applicants/undecided-choice';
import { usePreview } from '../../../shared/tasks/use-preview';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { DialogHostContext } from '../../../shared/dialogs/dialog-host';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { counted } from '../../../shared/format';
import type { BulkProps } from '../../../shared/lists/bulk';
import type { Selection } from '../../../shared/lists/use-selection';
import { isTaskOf } from '../../../shared/tasks/requests';
import { TaskDialog } from '../../../shared/tasks/task-dialog';
import { useCertificateBulkMutation } from '../requests';
import { IssueFields } from './issue-fields';
import { IssueOutcome } from './issue-outcome';
import { IssuePreview } from './issue-preview';
import { LongNameFields } from './long-name-fields';
import { areComplete, expectedOf, longNamesOf, namesFor, type TypedNames } from './long-names';
import { useExamChoice } from './use-exam-choice';
import { useIssueRequest } from './use-issue-request';

const TITLE = 'Issuing certificates';

interface DialogProps extends Omit<BulkProps<ResultRow>, 'selection'> {
  readonly selection: Pick<Selection<ResultRow>, 'ids' | 'rows' | 'isAll' | 'count' | 'onClear'>;
  /** Defaults to the number of selected results. */
  readonly title?: string;
  readonly onClose: () => void;
}

function IssueManyDialog({ selection, query, filterText, title, onClose }: DialogProps) {
  const show = use(DialogHostContext);
  const [order] = useCertificateBulkMutation();
  const { ids, isAll, count: chosen, onClear } = selection;
  const { exam, exams, held, onExam } = useExamChoice(selection, query.exam);
  const { form, fields, given } = useIssueRequest(exam);
  const [typed, setTyped] = useState<TypedNames>({});
  const [refusals, setRefusals] = useState(0);
  const [isAnyone, setAnyone] = useState(false);
  const which = {
    ...(isAll ? { filter: query.search ? { search: query.search } : {} } : { results: [...ids] }),
    ...(!isAnyone && { acceptedOnly: true }),
  };
  const { course } = given;
  const preview = usePreview(exam && course && `${exam}-${course}-${isAnyone}-${refusals}`, async () => {
    const answer = await order({ body: { exam, course, ...which, dryRun: true } }).unwrap();
    return answer as CertificatesIssued;
  });
  const { outcome } = preview;
  const long = outcome ? longNamesOf(outcome) : [];
  const undecided =
    (outcome?.undecided ?? 0) + (outcome?.left.find(({ code }) => code === 'UNDECIDED')?.count ?? 0);
  const names = namesFor(long, typed);
  const expected = outcome && expectedOf(outcome, names);
  const issued = expected?.issued ?? 0;

  const send = async () => {
    const body = { exam, ...which, ...given, names, count: expected?.total };
    const task = await order({ body })
      .unwrap()
      .catch((error: unknown) => {
        // The results may have changed, so they are counted again.
        setRefusals(refusals + 1);
        throw error;
      });
    onClear();
    if (isTaskOf(task, 'certificates-issue'))
      show(
        <TaskDialog title={TITLE} task={task} onClose={onClose}>
          {(done) => <IssueOutcome outcome={done} exam={exam} onClose={onClose} />}
        </TaskDialog>,
      );
  };
  return (
    <SchemaDialog
      form={form}
      title={title ?? `Issue certificates for ${counted(chosen, 'result')}`}
      submitLabel={issued > 0 ? `Issue ${counted(issued, 'certificate')}` : 'Issue'}
      disabled={issued === 0 || !areComplete(names)}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      {isAll ? <Typography sx={{ fontWeight: 600 }}>{filterText}</Typography> : null}
      {exams.length > 1 ? (
        <SelectField required label="Exam" value={exam} options={exams} onChange={onExam} />
      ) : null}
      {exam ? (
        <IssueFields exam={exam} held={held} fields={fields} mailLabel="Tell each student by e-mail" />
      ) : null}
      {isAnyone || undecided > 0 ? (
        <UndecidedChoice count={outcome && undecided} isIncluded={isAnyone} onChange={setAnyone} />
      ) : null}
      {exam && (held || fields.courses?.length === 0) ? null : (
        <IssuePreview preview={preview} expected={expected} exam={exam} />
      )}
      {outcome ? <ExcludedList skipped={outcome.skipped} /> : null}
      <LongNameFields
        long={long}
        typed={typed}
        onType={(result, name) => setTyped({ ...typed, [result]: name })}
      />
    </SchemaDialog>
  );
}

/** Issues certificates for the selected results, after a preview. */
export function IssueManyButton(props: BulkProps<ResultRow>) {
  return (
    <DialogButton
      variant="contained"
      icon={<CertificateIcon />}
      dialog={(close) => <IssueManyDialog {...props} onClose={close} />}
    >
      Issue certificates
    </DialogButton>
  );
}

const ALL_RESULTS = { ids: [], rows: [], isAll: true, count: 0, onClear: () => undefined };

/**
 * Issues certificates for an exam's results on a page without a result list; the exam is chosen in the
 * dialog.
 */
export default function IssueOfExamButton() {
  return (
    <DialogButton
      variant="contained"
      icon={<CertificateIcon />}
      dialog={(close) => (
        <IssueManyDialog
          title="Issue certificates from results"
          selection={ALL_RESULTS}
          query={{}}
          filterText="All results of the exam you choose"
          onClose={close}
        />
      )}
    >
      Issue from results
    </DialogButton>
  );
}
