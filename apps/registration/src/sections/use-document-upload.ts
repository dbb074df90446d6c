import { useController } from '@concord/ui/forms';
import { type RefObject, useState } from 'react';
import type { ChosenFile } from '../form/registration-form';
import { documentFile } from '../pictures/document-file';
import { displayName } from '../pictures/file-name';
import { noteReading } from '../pictures/readings';
import { wordsFor } from '../pictures/refusal';
import { useLatestTask } from '../pictures/use-latest-task';
import type { DocumentSlot } from './document-slots';
import { useRegistrationForm } from './use-registration-form';

const ADDED = 'The file was added.';
const MADE_SMALLER = 'The picture was added, in a size that is sent quickly.';
const RESTORED = 'The file was put back.';
const REMOVED = 'The file was removed.';

/** Words that stand as long as the form holds the file they were said about, or none. */
interface Said {
  readonly about: string | undefined;
  readonly text: string;
}

const textAbout = (value: ChosenFile | null, said: Said | undefined) =>
  said && said.about === value?.file ? said.text : undefined;

/** Percent that was read, as far as it is known. */
interface Reading {
  readonly percent: number | undefined;
}

/** One document as the form holds it: chosen, replaced, removed, put back, which leaves the focus on `chooseButton`. */
export function useDocumentUpload(
  { place, name }: DocumentSlot,
  chooseButton: RefObject<HTMLButtonElement | null>,
) {
  const path = `documents.${place}` as const;
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: path });
  const { value, onChange } = field;
  const [reading, setReading] = useState<Reading>();
  const [notice, setNotice] = useState<Said>();
  const [hint, setHint] = useState<Said>();
  const [removed, setRemoved] = useState<ChosenFile>();
  const begin = useLatestTask();

  const hold = (next: ChosenFile | null, text: string) => {
    onChange(next);
    clearErrors(path);
    setNotice(undefined);
    setHint({ about: next?.file, text });
  };

  const refuse = (words: string) => {
    if (value) setNotice({ about: value.file, text: `${words}. The file you had stays.` });
    else setError(path, { type: 'file', message: words });
  };

  /** @returns false when the file was refused. */
  const read = async (file: File): Promise<boolean> => {
    const signal = begin();
    setReading({ percent: undefined });
    try {
      const onProgress = (percent: number) => setReading({ percent });
      const { file: url, madeSmaller } = await documentFile(file, { signal, onProgress });
      if (signal.aborted) return true;
      hold({ name, file: url, fileName: displayName(file.name) }, madeSmaller ? MADE_SMALLER : ADDED);
      setRemoved(undefined);
      return true;
    } catch (error) {
      if (signal.aborted) return true;
      refuse(wordsFor(error));
      return false;
    } finally {
      if (!signal.aborted) setReading(undefined);
    }
  };

  const choose = (file: File) => noteReading(read(file));

  // The button that was pressed goes away: the one beside it stays.
  const andFocus = (change: () => void) => () => {
    change();
    chooseButton.current?.focus();
  };

  return {
    value,
    fieldRef: field.ref,
    reading,
    error: fieldState.error?.message ?? textAbout(value, notice),
    invalid: fieldState.error !== undefined,
    hint: textAbout(value, hint),
    choose,
    remove: andFocus(() => {
      if (value) setRemoved(value);
      hold(null, REMOVED);
    }),
    undo:
      removed && !value
        ? andFocus(() => {
            hold(removed, RESTORED);
            setRemoved(undefined);
          })
        : undefined,
  };
}
