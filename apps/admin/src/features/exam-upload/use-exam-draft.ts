import { useSession } from '@concord/api-client';
import { errorMessage, isApiError } from '@concord/api-client/requests';
import type { Exam } from '@concord/contracts';
import { toastError, toastSuccess } from '@concord/ui';
import { useCallback, useRef, useState } from 'react';
import { listed } from '../../shared/format';
import { ACCEPTED, isAccepted } from './accepted-files';
import { type DraftProblem, draftProblem, EMPTY_DRAFT, type ExamDraft, isEmptyDraft } from './draft-rules';
import {
  type CellName,
  type GridRow,
  gridRowsOf,
  notesOf,
  questionsOf,
  rowsToUpload,
  withCell,
  withPicture,
} from './grid-rows';
import { useExamParseSheetMutation, useExamUploadMutation } from './requests';
import { useKeptDraft } from './use-kept-draft';

/** Problems that the server reports, by the rows of the uploaded file. */
const problemLines = (error: unknown, rows: readonly GridRow[]) =>
  isApiError(error) && error.issues.length > 0
    ? error.issues.map(({ path, message }) => {
        const index = /^questions\.(\d+)/.exec(path)?.[1];
        const row = index === undefined ? undefined : rows[Number(index)];
        return row ? `Row ${row.row}: ${message}` : message;
      })
    : [errorMessage(error)];

/** The exam draft; all input stays until the server has accepted it or the user discards it. */
export function useExamDraft() {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [invalidField, setInvalidField] = useState<DraftProblem['field'] | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [uploaded, setUploaded] = useState<Exam | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  /** Latest chosen file; results of reading an earlier one are ignored. */
  const wanted = useRef<File | null>(null);
  const [parse] = useExamParseSheetMutation();
  const [upload, uploading] = useExamUploadMutation();
  // Text typed before the stored draft was found takes precedence.
  const restore = useCallback(
    (found: ExamDraft) => setDraft((current) => (isEmptyDraft(current) ? found : current)),
    [],
  );
  const kept = useKeptDraft({ staff: useSession().details?.admin ?? '', draft, onFound: restore });

  const change = useCallback((next: (current: ExamDraft) => ExamDraft) => {
    setInvalidField(null);
    setProblems([]);
    setUploaded(null);
    setDraft(next);
  }, []);
  const changeRows = useCallback(
    (next: (row: GridRow) => GridRow, number: number) =>
      change((current) => {
        if (!current.sheet) return current;
        const rows = current.sheet.rows.map((row) => (row.number === number ? next(row) : row));
        return { ...current, sheet: { ...current.sheet, rows } };
      }),
    [change],
  );
  const editCell = useCallback(
    (number: number, cell: CellName, text: string) => changeRows((row) => withCell(row, cell, text), number),
    [changeRows],
  );
  const editPicture = useCallback(
    (number: number, at: number, alt: string | null) =>
      changeRows((row) => withPicture(row, at, alt), number),
    [changeRows],
  );
  const leaveOut = useCallback(
    (number: number, isLeftOut: boolean) => changeRows((row) => ({ ...row, isLeftOut }), number),
    [changeRows],
  );

  const stopReading = () => {
    wanted.current = null;
    setReading(null);
  };

  const pickSheet = async (file: File) => {
    if (!isAccepted(file.name)) {
      toastError(`Only ${listed(ACCEPTED)} files are accepted`);
      return;
    }
    wanted.current = file;
    setReading(file.name);
    setInvalidField(null);
    setProblems([]);
    try {
      const parsed = await parse({ file }).unwrap();
      if (wanted.current !== file) return;
      const read = { rows: gridRowsOf(parsed), notes: notesOf(parsed) };
      const sheet = { fileName: file.name, readAt: Date.now(), ...read };
      change((current) => ({ ...current, sheet }));
    } catch (error) {
      if (wanted.current !== file) return;
      toastError(error);
      setProblems([`${file.name}: ${errorMessage(error)}`]);
    }
    stopReading();
  };

  /** Shows what is missing. @returns true if the draft can be sent */
  const check = () => {
    setProblems([]);
    const problem = draftProblem(draft, reading);
    setInvalidField(problem?.field ?? null);
    if (problem) toastError(problem.message);
    return !problem;
  };

  const send = async () => {
    const { title, duration, sheet } = draft;
    const rows = rowsToUpload(sheet?.rows ?? []);
    try {
      const exam = await upload({
        body: { title: title.trim(), duration: Number(duration), questions: questionsOf(rows) },
      }).unwrap();
      toastSuccess('Exam Uploaded Succesfully');
      change(() => EMPTY_DRAFT);
      kept.forget();
      setUploaded(exam);
    } catch (error) {
      toastError(error);
      setProblems(problemLines(error, rows));
    }
  };

  return {
    ...draft,
    invalidField,
    problems,
    uploaded,
    keptAt: kept.keptAt,
    isKept: !kept.isOff,
    reading,
    isUploading: uploading.isLoading,
    isEmpty: isEmptyDraft(draft) && reading === null,
    setTitle: (title: string) => change((current) => ({ ...current, title })),
    setDuration: (duration: string) => change((current) => ({ ...current, duration })),
    throwAway: () => {
      stopReading();
      change(() => EMPTY_DRAFT);
      kept.forget();
    },
    pickSheet,
    editCell,
    leaveOut,
    editPicture,
    check,
    send,
  };
}
