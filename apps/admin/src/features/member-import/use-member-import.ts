import type {
  ImportColumn,
  ImportColumns,
  ImportProblem,
  MemberImport,
  MemberImportPreview,
} from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useRef, useState } from 'react';
import { useMemberImportMutation, useMemberImportPreviewMutation } from './requests';

const keyOf = ({ row, column }: Pick<ImportProblem, 'row' | 'column'>) => `${row} ${column}`;

/** A register that staff prepare for import: the file, its columns and corrected cells. */
export function useMemberImport() {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<MemberImportPreview>();
  const [columns, setColumns] = useState<ImportColumns>();
  const [hasFailed, setHasFailed] = useState(false);
  const [started, setStarted] = useState<MemberImport>();
  const [fixes, setFixes] = useState<ReadonlyMap<string, string>>(new Map());
  const [fixed, setFixed] = useState(0);
  const [read, { isLoading: isReading }] = useMemberImportPreviewMutation();
  const [start, { isLoading: isStarting }] = useMemberImportMutation();
  const latest = useRef(0);

  const fieldsOf = (chosen: ImportColumns | undefined, texts: ReadonlyMap<string, string>) => {
    const cells = [...texts].map(([key, text]) => {
      const [row = '', column = ''] = key.split(' ');
      return { row: Number(row), column, text };
    });
    return {
      ...(chosen && { columns: JSON.stringify(chosen) }),
      ...(cells.length > 0 && { fixes: JSON.stringify(cells) }),
    };
  };

  const check = async (
    of: File | undefined,
    chosen: ImportColumns | undefined,
    texts: ReadonlyMap<string, string>,
  ) => {
    latest.current += 1;
    const turn = latest.current;
    setColumns(chosen);
    setHasFailed(false);
    if (!of) return undefined;
    try {
      const answer = await read({ file: of, fields: fieldsOf(chosen, texts) }).unwrap();
      // Staff may have chosen another column or file meanwhile.
      if (turn !== latest.current) return undefined;
      setPreview(answer);
      setColumns(answer.columns);
      setFixed(texts.size);
      return answer;
    } catch (error) {
      if (turn !== latest.current) return undefined;
      setHasFailed(true);
      toastError(error);
      return undefined;
    }
  };

  return {
    file,
    preview,
    /** Columns as staff chose them last, which the preview may not have yet. */
    columns: columns ?? {},
    /** True if the latest check failed: the preview is of an earlier one. */
    hasFailed,
    started,
    isReading,
    isStarting,
    fixOf: (problem: ImportProblem) => fixes.get(keyOf(problem)) ?? problem.text,
    fix: (problem: ImportProblem, text: string) => setFixes(new Map(fixes).set(keyOf(problem), text)),
    pick: (picked: File | undefined) => {
      setFile(picked);
      setPreview(undefined);
      setStarted(undefined);
      setFixes(new Map());
      setFixed(0);
      void check(picked, undefined, new Map());
    },
    choose: (column: ImportColumn, heading: string) => {
      const { [column]: _, ...others } = columns ?? {};
      void check(file, heading ? { ...others, [column]: heading } : others, fixes);
    },
    /** Reads the file by these headings; undefined after a failure or a later check. */
    readBy: (chosen: ImportColumns) => check(file, chosen, fixes),
    /** Corrections that the preview has. */
    fixed,
    /** Reads the file with the corrections; undefined after a failure or a later check. */
    checkAgain: () => check(file, columns, fixes),
    start: async () => {
      if (!file) return;
      try {
        setStarted(await start({ file, fields: fieldsOf(columns, fixes) }).unwrap());
      } catch (error) {
        toastError(error);
      }
    },
  };
}
export type RegisterImport = ReturnType<typeof useMemberImport>;
