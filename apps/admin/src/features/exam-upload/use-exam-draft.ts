import { errorMessage, isApiError } from '@concord/api-client/requests';
import type { Exam, ParsedSheet } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { useState } from 'react';
import { useExamParseSheetMutation, useExamUploadMutation } from './requests';
import { draftProblem, type DraftProblem } from './draft-rules';

interface Sheet {
  readonly fileName: string;
  readonly parsed: ParsedSheet;
}

const problemLines = (error: unknown) =>
  isApiError(error) && error.issues.length > 0
    ? error.issues.map(({ path, message }) => {
        const row = /^questions\.(\d+)/.exec(path)?.[1];
        return row === undefined ? message : `Question ${Number(row) + 1}: ${message}`;
      })
    : [errorMessage(error)];

/** The exam being prepared; all input stays until the server has accepted it. */
export function useExamDraft() {
  const [title, setTitle] = useState('');
  const [duration, setDuration] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [invalidField, setInvalidField] = useState<DraftProblem['field'] | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploaded, setUploaded] = useState<Exam | null>(null);
  const [parse, parsing] = useExamParseSheetMutation();
  const [upload, uploading] = useExamUploadMutation();

  const change =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setInvalidField(null);
      setProblems([]);
      setUploaded(null);
      set(value);
    };

  const pickSheet = async (file: File) => {
    change(setSheet)(null);
    if (!file.name.toLowerCase().endsWith('.xlsx')) {
      toastError('Only .xlsx files are accepted');
      return;
    }
    try {
      setSheet({ fileName: file.name, parsed: await parse({ file }).unwrap() });
    } catch (error) {
      toastError(error);
    }
  };

  const submit = async () => {
    setProblems([]);
    const problem = draftProblem({ title, duration, sheet: sheet?.parsed ?? null });
    setInvalidField(problem?.field ?? null);
    if (problem || !sheet) {
      toastError(problem?.message);
      return;
    }
    try {
      const exam = await upload({
        body: { title: title.trim(), duration: Number(duration), questions: sheet.parsed.questions },
      }).unwrap();
      toastSuccess('Exam Uploaded Succesfully');
      setTitle('');
      setDuration('');
      setSheet(null);
      setUploaded(exam);
    } catch (error) {
      toastError(error);
      setProblems(problemLines(error));
    }
  };

  return {
    title,
    duration,
    sheet,
    invalidField,
    problems,
    uploaded,
    isReading: parsing.isLoading,
    isUploading: uploading.isLoading,
    setTitle: change(setTitle),
    setDuration: change(setDuration),
    removeSheet: () => change(setSheet)(null),
    pickSheet,
    submit,
  };
}
