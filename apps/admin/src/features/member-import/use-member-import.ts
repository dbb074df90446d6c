import type {
  ImportColumn,
  ImportColumns,
  ImportProblem,
  MemberImport,
  MemberImportPreview,
} from '@concord/contracts';
import { toastError } from '@concord/ui';
import { useState } from 'react';
import { useMemberImportMutation, useMemberImportPreviewMutation } from './requests';

const keyOf = ({ row, column }: Pick<ImportProblem, 'row' | 'column'>) => `${row} ${column}`;

/** A register that staff prepare for import: the file, its columns and corrected cells. */
export function useMemberImport() {
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<MemberImportPreview>();
  const [started, setStarted] = useState<MemberImport>();
  const [fixes, setFixes] = useState<ReadonlyMap<string, string>>(new Map());
  const [fixed, setFixed] = useState(0);
  const [read, { isLoading: isReading }] = useMemberImportPreviewMutation();
  const [start, { isLoading: isStarting }] = useMemberImportMutation();

  const fieldsOf = (columns: ImportColumns | undefined, texts: ReadonlyMap<string, string>) => {
    const cells = [...texts].map(([key, text]) => {
      const [row = '', column = ''] = key.split(' ');
      return { row: Number(row), column, text };
    });
    return {
      ...(columns && { columns: JSON.stringify(columns) }),
      ...(cells.length > 0 && { fixes: JSON.stringify(cells) }),
    };
  };

  const check = async (
    of: File | undefined,
    columns: ImportColumns | undefined,
    texts: ReadonlyMap<string, string>,
  ) => {
    if (!of) return undefined;
    try {
      const answer = await read({ file: of, fields: fieldsOf(columns, texts) }).unwrap();
      setPreview(answer);
      setFixed(texts.size);
      return answer;
    } catch (error) {
      toastError(error);
      return undefined;
    }
  };

  return {
    file,
    preview,
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
      const { [column]: _, ...others } = preview?.columns ?? {};
      void check(file, heading ? { ...others, [column]: heading } : others, fixes);
    },
    /** Reads the file by these headings; undefined after a failure. */
    readBy: (columns: ImportColumns) => check(file, columns, fixes),
    /** Corrections that the preview has. */
    fixed,
    /** Reads the file with the corrections; undefined after a failure. */
    checkAgain: () => check(file, preview?.columns, fixes),
    start: async () => {
      if (!file) return;
      try {
        setStarted(await start({ file, fields: fieldsOf(preview?.columns, fixes) }).unwrap());
      } catch (error) {
        toastError(error);
      }
    },
  };
}
export type RegisterImport = ReturnType<typeof useMemberImport>;
