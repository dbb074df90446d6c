import { isApiError, errorMessage } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';
import { useForm, useWatch } from '@concord/ui/forms';
import { useEffect, useMemo, useState } from 'react';
import { useStudentUpdateMutation } from '../requests';
import { correctionResolver } from './correction-resolver';
import { changedFields, correctionOf, type CorrectionValues, fieldOf, valuesOf } from './correction-values';
import { draftOf, dropDraft, keepDraft } from './kept-drafts';

interface CorrectionOptions {
  readonly student: Student;
  /** Username of the editor. */
  readonly staff: string;
  /** Refetches the record. */
  readonly reload: () => Promise<Student>;
  readonly onSaved: (student: Student) => void;
}

/** Correction of a record; input stays until it is saved or discarded, even after refusals. */
export function useCorrection({ student, staff, reload, onSaved }: CorrectionOptions) {
  const [draft] = useState(() => draftOf(student._id, staff));
  // The record may be refetched: the form stays with the version on which it is based.
  const [base, setBase] = useState(draft?.student ?? student);
  const [theirs, setTheirs] = useState<Student>();
  const [failure, setFailure] = useState<string>();
  const [update] = useStudentUpdateMutation();
  const baseValues = useMemo(() => valuesOf(base), [base]);
  const resolver = useMemo(() => correctionResolver(baseValues), [baseValues]);
  const form = useForm<CorrectionValues>({
    resolver,
    defaultValues: draft?.values ?? baseValues,
    mode: 'onTouched',
  });
  const { control, setError, setFocus, handleSubmit, reset } = form;
  // Every field has a default, so none is missing.
  const values = useWatch({ control }) as CorrectionValues;
  const changed = changedFields(baseValues, values);
  const isChanged = changed.length > 0;

  useEffect(() => {
    if (isChanged) keepDraft({ student: base, values, staff });
    else dropDraft();
  }, [isChanged, base, values, staff]);

  const refuse = async (error: unknown): Promise<void> => {
    if (isApiError(error) && error.code === 'REVISION') return setTheirs(await reload());
    const issues = isApiError(error) ? error.issues : [];
    const named = issues.flatMap(({ path, message }) => ({ field: fieldOf(path), message }));
    for (const { field, message } of named) if (field) setError(field, { type: 'server', message });
    const [first] = named;
    if (first?.field) return setFocus(first.field);
    if (isApiError(error) && error.code === 'EMAIL_TAKEN') {
      setError('email', { type: 'server', message: error.message });
      return setFocus('email');
    }
    setFailure(errorMessage(error));
  };

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const body = { revision: base.revision ?? 0, ...correctionOf(baseValues, values) };
    try {
      const saved = await update({ params: { id: student._id }, body }).unwrap();
      dropDraft();
      // Nothing is unsaved, so the page may be left.
      setBase(saved);
      reset(valuesOf(saved));
      onSaved(saved);
    } catch (error) {
      await refuse(error).catch((cause: unknown) => setFailure(errorMessage(cause)));
    }
  });

  return {
    form,
    base,
    changed,
    isChanged,
    isRestored: draft !== undefined,
    failure,
    theirs,
    submit,
    /** Continues with the other version and the chosen values. */
    takeVersion: (version: Student, values: CorrectionValues) => {
      setBase(version);
      setTheirs(undefined);
      reset(values);
      keepDraft({ student: version, values, staff });
    },
    discard: () => {
      dropDraft();
      reset(baseValues);
    },
  };
}
