import { errorMessage } from '@concord/api-client/requests';
import { HALL_LIMITS } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Alert, Chip } from '@concord/ui/display';
import { SelectField } from '../../shared/fields/select-field';
import { useExamListQuery } from '../../shared/requests';

interface ExamsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (exams: readonly string[]) => void;
  readonly error: boolean;
}

/** Exams of a session: chosen ones are listed, and can be removed. */
export function ExamsField({ value, onChange, error }: ExamsFieldProps) {
  const list = useExamListQuery();
  const exams = list.data?.items ?? [];
  const labelOf = (id: string) => {
    const exam = exams.find(({ _id }) => _id === id);
    return exam ? `${exam.examName} (${exam.examCode})` : 'Exam';
  };
  const left = exams.filter(({ _id }) => !value.includes(_id));
  return (
    <Stack spacing={1.5}>
      {list.error ? <Alert severity="error">{errorMessage(list.error)}</Alert> : null}
      <SelectField
        label="Exams"
        required={value.length === 0}
        value=""
        emptyLabel={value.length === 0 ? 'Choose an exam' : 'Choose another exam'}
        disabled={list.isLoading || value.length >= HALL_LIMITS.exams}
        options={left.map(({ _id }) => [_id, labelOf(_id)] as const)}
        error={error}
        helperText={error ? 'Choose at least one exam' : undefined}
        onChange={(id) => onChange(id ? [...value, id] : value)}
      />
      {value.length > 0 ? (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {value.map((id) => (
            <Chip
              key={id}
              label={labelOf(id)}
              onDelete={() => onChange(value.filter((other) => other !== id))}
              sx={{ minHeight: 44, height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 1 } }}
            />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
