import { isApiError } from '@concord/api-client/requests';
import { type Hall, HALL_LIMITS, type PlannedHall } from '@concord/contracts';
import { Alert, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { ExcludedList } from '../../shared/applicants/excluded-list';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { LocalTimeFields } from '../../shared/fields/local-time-fields';
import { counted } from '../../shared/format';
import { useHallCreateMutation, useHallGetQuery, useHallUpdateMutation } from '../../shared/halls/requests';
import { localTimeOf, momentOf } from '../../shared/nigerian-time';
import { type CandidatesChoice, isComplete, NOBODY, whoOf } from './candidates-choice';
import { CandidatesField } from './candidates-field';
import { ExamsField } from './exams-field';

interface HallDialogProps {
  /** The session to change; absent for a new one. */
  readonly hall?: Hall;
  readonly onMade?: (hall: Hall) => void;
  readonly onClose: () => void;
}

/** A new session is today, until somebody says otherwise. */
const morning = () => ({ ...localTimeOf(new Date().toISOString()), time: '09:00' });
const MISSING = 'This field is required';

const namesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** As the calls take it: filters are texts, and have no page. */
type HallBody = Parameters<ReturnType<typeof useHallCreateMutation>[0]>[0]['body'];

/** Sends a change for the session as it is now; after a refusal because somebody was faster it may be sent once more. */
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

function HallForm({ hall, onSaved, onClose }: HallFormProps) {
  const save = useSave(hall);
  const [name, setName] = useState(hall?.name ?? '');
  const [room, setRoom] = useState(hall?.room ?? '');
  const [local, setLocal] = useState(() => (hall ? localTimeOf(hall.startsAt) : morning()));
  const [invigilators, setInvigilators] = useState(hall?.invigilators.join('\n') ?? '');
  const [exams, setExams] = useState<readonly string[]>(hall?.exams.map(({ _id }) => _id) ?? []);
  const [candidates, setCandidates] = useState<CandidatesChoice>(
    hall ? NOBODY : { kind: 'assigned', cohort: '' },
  );
  const [isSubmitted, setSubmitted] = useState(false);
  const startsAt = momentOf(local);
  const isNamed = name.trim() !== '';
  const hasRoom = room.trim() !== '';

  const send = () => {
    setSubmitted(true);
    if (!isNamed || !hasRoom || !startsAt || exams.length === 0 || !isComplete(candidates)) return undefined;
    const body = {
      name: name.trim(),
      room: room.trim(),
      startsAt,
      invigilators: namesIn(invigilators),
      exams: [...exams],
      ...whoOf(candidates),
    };
    return save(body).then(onSaved);
  };
  const limit = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });
  return (
    <FormDialog
      title={hall ? `Edit ${hall.name}` : 'New hall session'}
      submitLabel={hall ? 'Save changes' : 'Create session'}
      successText={hall ? 'Hall session saved' : 'Hall session created'}
      send={send}
      onSent={() => undefined}
      onClose={onClose}
    >
      <TextField
        label="Name of the session"
        required
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isSubmitted && !isNamed}
        helperText={isSubmitted && !isNamed ? MISSING : 'For example "Kano, Saturday morning"'}
        {...limit(HALL_LIMITS.nameLength)}
      />
      <TextField
        label="Room"
        required
        value={room}
        onChange={(event) => setRoom(event.target.value)}
        error={isSubmitted && !hasRoom}
        helperText={isSubmitted && !hasRoom ? MISSING : undefined}
        {...limit(HALL_LIMITS.roomLength)}
      />
      <LocalTimeFields
        local={local}
        onLocal={setLocal}
        problem={isSubmitted && !startsAt ? 'Enter the day and the time' : undefined}
      />
      <ExamsField value={exams} onChange={setExams} error={isSubmitted && exams.length === 0} />
      <CandidatesField
        hall={hall?._id}
        exams={exams}
        value={candidates}
        onChange={setCandidates}
        error={isSubmitted && !isComplete(candidates)}
      />
      <TextField
        label="Invigilators"
        multiline
        minRows={2}
        value={invigilators}
        onChange={(event) => setInvigilators(event.target.value)}
        helperText="One name per line"
      />
    </FormDialog>
  );
}

/** Makes a hall session, or changes one, and names the candidates who were left out. */
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
