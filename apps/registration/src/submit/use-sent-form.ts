import { useMemo } from 'react';
import { completeSerial } from '../form/field-problems';
import type { SentForm } from '../form/sent-form';
import { useObservable, type Observable } from '../shared/observable';
import type { SubmissionState } from './submission';

const stageOf = ({ kind }: SubmissionState) => (kind === 'idle' || kind === 'not-sent' ? 'not sent' : kind);
const serialOf = (state: SubmissionState) =>
  state.kind !== 'not-sent' && 'values' in state ? completeSerial(state.values.serialNumber) : undefined;

/** Submission stage for parts of the form. Changes seldom, unlike the progress of the upload. */
export function useSentForm(submission: Observable<SubmissionState>): SentForm {
  const stage = useObservable(submission, stageOf);
  const serial = useObservable(submission, serialOf);
  return useMemo(() => ({ stage, ...(serial ? { serial } : {}) }), [stage, serial]);
}
