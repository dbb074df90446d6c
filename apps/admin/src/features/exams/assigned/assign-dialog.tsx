import type { Exam, Student } from '@concord/contracts';
import { TextLink, Typography } from '@concord/ui';
import { use, useState } from 'react';
import { AssignManyDialog } from '../../../shared/assignments/assign-many';
import { examLabel } from '../../../shared/assignments/new-assignment-fields';
import { CohortField } from '../../../shared/cohorts/cohort-field';
import { DialogHostContext } from '../../../shared/dialogs/dialog-host';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { counted } from '../../../shared/format';
import { bulkScope } from '../../../shared/lists/bulk';
import { useStudentFilters } from '../../../shared/students/student-filters';
import { StudentsField } from '../../../shared/students/students-field';
import {
  ALL_STUDENTS,
  type StudentsFilter,
  StudentsFilterField,
} from '../../../shared/students/students-filter';
import { useMatchCount } from '../../../shared/students/use-match-count';

const KINDS = [
  ['students', 'Students one by one'],
  ['cohort', 'A whole cohort'],
  ['filter', 'All students matching a filter'],
] as const;

type Kind = (typeof KINDS)[number][0];

interface AssignDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

/** Assigns an exam from its page in steps: students, due date, and a count to confirm. */
export function AssignDialog({ exam, onClose }: AssignDialogProps) {
  const show = use(DialogHostContext);
  const [kind, setKind] = useState<Kind>('students');
  const [students, setStudents] = useState<readonly Student[]>([]);
  const [cohort, setCohort] = useState('');
  const [filter, setFilter] = useState<StudentsFilter>(ALL_STUDENTS);
  const filters = useStudentFilters(filter.values['country'] ?? '');
  const isOneByOne = kind === 'students';
  const query = kind === 'cohort' ? { cohort } : filter.query;
  const isOpen = isOneByOne || (kind === 'cohort' && !cohort);
  const matching = useMatchCount(query, isOpen);
  const count = isOneByOne ? students.length : isOpen ? 0 : matching.total;
  const filterText =
    kind === 'cohort' ? 'The whole cohort' : bulkScope({ ...filter, filters }, 'students').filterText;

  const next = () =>
    show(
      <AssignManyDialog
        exam={exam._id}
        selection={{
          ids: students.map(({ _id }) => _id),
          isAll: !isOneByOne,
          count: count ?? 0,
          onClear: () => undefined,
        }}
        query={query}
        filterText={filterText}
        onClose={onClose}
      />,
    );

  return (
    <FormDialog
      title={`Who gets ${examLabel(exam)}?`}
      submitLabel="Next"
      disabled={!count}
      isFilled={students.length > 0}
      send={() => Promise.resolve()}
      onSent={next}
      onClose={onClose}
    >
      <SelectField label="Students" value={kind} options={KINDS} onChange={setKind} />
      {isOneByOne ? <StudentsField value={students} onChange={setStudents} /> : null}
      {kind === 'cohort' ? <CohortField value={cohort} onChange={setCohort} /> : null}
      {kind === 'filter' ? <StudentsFilterField value={filter} onChange={setFilter} /> : null}
      {kind === 'cohort' && cohort ? (
        <Typography role="status" sx={{ minHeight: '1.5em', fontWeight: 600 }}>
          {count === undefined ? 'Counting…' : counted(count, 'student')}
        </Typography>
      ) : null}
      <TextLink
        to={`/admin/students?exam=${exam._id}`}
        sx={{ display: 'inline-flex', minHeight: 44, alignItems: 'center' }}
      >
        Choose from the list of students instead
      </TextLink>
    </FormDialog>
  );
}
