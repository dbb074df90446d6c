import { isApiError } from '@concord/api-client/requests';
import { type Hall, HALL_LIMITS, type PlannedHall } from '@concord/contracts';
import { Alert, FormTextField } from '@concord/ui/forms';
import { useState } from 'react';
import { z } from 'zod';
import { ExcludedList } from '../../shared/applicants/excluded-list';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { LocalTimeFields } from '../../shared/fields/local-time-fields';
import { counted } from '../../shared/format';
import { filled, useSchemaForm } from '../../shared/forms/use-schema-form';
import { useHallCreateMutation, useHallGetQuery, useHallUpdateMutation } from '../../shared/halls/requests';
import { type LocalTime, localTimeOf, momentOf } from '../../shared/nigerian-time';
import { type CandidatesChoice, isComplete, NOBODY, whoOf } from './candidates-choice';
import { CandidatesField } from './candidates-field';
import { ExamsField } from './exams-field';

interface HallDialogProps {
  /** Session to change; undefined for a new one. */
  readonly hall?: Hall;
  readonly onMade?: (hall: Hall) => void;
  readonly onClose: () => void;
}

/** Default start of a new session: today at 09:00, Nigerian time. */
const morning = () => ({ ...localTimeOf(new Date().toISOString()), time: '09:00' });
const MISSING = 'This field is required';

const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Body of the calls: filters are texts, and have no page. */
type HallBody = Parameters<ReturnType<typeof useHallCreateMutation>[0]>[0]['body'];

/**
 * Saves a change based on the current session. After a refusal because of a concurrent change, it may be sent
 * again.
 */
function useSave(opened: Hall | undefined) {
  const [create] = useHallCreateMutation();
  const [update] = useHallUpdateMutation();
  const { data: hall = opened, refetch } = useHallGetQuery(
    { params: { id: opened?._id ?? '' } },
    { skip: !opened },
  );
  return async (body: HallBody): Promise<PlannedHall> => {
    if (!hall) return create({ body }).unwrap();
    try {
      return await update({ params: { id: hall._id }, body: { ...body, revision: hall.revision } }).unwrap();
    } catch (error) {
      if (isApiError(error) && error.code === 'REVISION') await refetch();
      throw error;
    }
  };
}

interface HallFormProps extends Pick<HallDialogProps, 'hall' | 'onClose'> {
  readonly onSaved: (saved: PlannedHall) => void;
}

const schema = z.object({
  name: filled(MISSING),
  room: filled(MISSING),
  local: z.custom<LocalTime>().refine(momentOf, 'Enter the day and the time'),
  exams: z.custom<readonly string[]>().refine((exams) => exams.length > 0),
  candidates: z.custom<CandidatesChoice>().refine(isComplete),
  invigilators: z.string(),
});

const EMPTY = { name: '', room: '', invigilators: '', exams: [] };

function HallForm({ hall, onSaved, onClose }: HallFormProps) {
  const save = useSave(hall);
  const [given] = useState(() => ({
    ...EMPTY,
    local: morning(),
    candidates: { kind: 'assigned', cohort: '' } as const,
    ...(hall && {
      name: hall.name,
      room: hall.room,
      local: localTimeOf(hall.startsAt),
      exams: hall.exams.map(({ _id }) => _id),
      candidates: NOBODY,
      invigilators: hall.invigilators.join('\n'),
    }),
  }));
  const form = useSchemaForm(schema, given);
  const { control, values, setterOf, errorOf } = form;

  const send = async ({ local, candidates, invigilators, exams, ...names }: typeof values) => {
    const startsAt = momentOf(local);
    if (!startsAt) return;
    const body = {
      ...names,
      startsAt,
      invigilators: namesIn(invigilators),
      exams: [...exams],
      ...whoOf(candidates),
    };
    onSaved(await save(body));
  };
  return (
    <SchemaDialog
      form={form}
      title={hall ? `Edit ${hall.name}` : 'New hall session'}
      submitLabel={hall ? 'Save changes' : 'Create session'}
      successText={hall ? 'Hall session saved' : 'Hall session created'}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        label="Name of the session"
        required
        autoFocus
        helperText='For example "Kano, Saturday morning"'
        slotProps={{ htmlInput: { maxLength: HALL_LIMITS.nameLength } }}
      />
      <FormTextField
        control={control}
        name="room"
        label="Room"
        required
        slotProps={{ htmlInput: { maxLength: HALL_LIMITS.roomLength } }}
      />
      <LocalTimeFields local={values.local} onLocal={setterOf('local')} problem={errorOf('local')} />
      <ExamsField value={values.exams} onChange={setterOf('exams')} error={errorOf('exams') !== undefined} />
      <CandidatesField
        hall={hall?._id}
        exams={values.exams}
        value={values.candidates}
        onChange={setterOf('candidates')}
        error={errorOf('candidates') !== undefined}
      />
      <FormTextField
        control={control}
        name="invigilators"
        label="Invigilators"
        multiline
        minRows={2}
        helperText="One name per line"
      />
    </SchemaDialog>
  );
}

/** Creates or changes a hall session, and names the candidates who were left out. */
export function HallDialog({ hall, onMade, onClose }: HallDialogProps) {
  const [saved, setSaved] = useState<PlannedHall>();
  const leave = (made: PlannedHall) => {
    onMade?.(made);
    onClose();
  };
  const onSaved = (made: PlannedHall) => (made.left?.length ? setSaved(made) : leave(made));
  if (!saved?.left) return <HallForm hall={hall} onSaved={onSaved} onClose={onClose} />;
  return (
    <FormDialog title={saved.name} onClose={() => leave(saved)}>
      <Alert severity="warning">
        {counted(saved.left.length, 'student')} {saved.left.length === 1 ? 'was' : 'were'} left out. The
        session has {counted(saved.students, 'candidate')}.
      </Alert>
      <ExcludedList skipped={saved.left} />
    </FormDialog>
  );
}
