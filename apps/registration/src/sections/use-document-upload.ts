import { useController } from '@concord/ui/forms';
import { useRef, useState } from 'react';
import type { ChosenFile } from '../form/registration-form';
import { documentFile } from '../pictures/document-file';
import { displayName } from '../pictures/file-name';
import { wordsFor } from '../pictures/refusal';
import { useLatestTask } from '../pictures/use-latest-task';
import type { DocumentSlot } from './document-slots';
import { useRegistrationForm } from './use-registration-form';

const ADDED = 'The file was added.';
const MADE_SMALLER = 'The picture was added, made smaller so that it is sent faster.';
const RESTORED = 'The file was put back.';
const REMOVED = 'The file was removed.';

/** Words that stand as long as the form holds the value they were said about. */
interface Said {
  readonly about: ChosenFile | null;
  readonly text: string;
}

/** Percent that was read, as far as it is known. */
interface Reading {
  readonly percent: number | undefined;
}

/** One document as the form holds it: chosen, replaced, removed, put back. */
export function useDocumentUpload({ place, name }: DocumentSlot) {
  const path = `documents.${place}` as const;
  const { control, setError, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: path });
  const { value, onChange } = field;
  const [reading, setReading] = useState<Reading>();
  const [notice, setNotice] = useState<Said>();
  const [hint, setHint] = useState<Said>();
  const [removed, setRemoved] = useState<ChosenFile>();
  const chooseButton = useRef<HTMLButtonElement | null>(null);
  const begin = useLatestTask();

  const hold = (next: ChosenFile | null, text: string) => {
    onChange(next);
    clearErrors(path);
    setNotice(undefined);
    setHint({ about: next, text });
  };

  const refuse = (words: string) => {
    if (value) setNotice({ about: value, text: `${words}. The file you had stays` });
    else setError(path, { type: 'file', message: words });
  };

  const choose = async (file: File) => {
    const signal = begin();
    setReading({ percent: undefined });
    try {
      const onProgress = (percent: number) => setReading({ percent });
      const { file: url, madeSmaller } = await documentFile(file, { signal, onProgress });
      if (signal.aborted) return;
      hold({ name, file: url, fileName: displayName(file.name) }, madeSmaller ? MADE_SMALLER : ADDED);
      setRemoved(undefined);
    } catch (error) {
      if (!signal.aborted) refuse(wordsFor(error));
    } finally {
      if (!signal.aborted) setReading(undefined);
    }
  };

  // The button that was pressed goes away: the one beside it stays.
  const andFocus = (change: () => void) => () => {
    change();
    chooseButton.current?.focus();
  };

  return {
    value,
    /** For the button that chooses: it takes the focus when the form or another button sends it there. */
    buttonRef: (button: HTMLButtonElement | null) => {
      chooseButton.current = button;
      field.ref(button);
    },
    reading,
    error: fieldState.error?.message ?? (notice?.about === value ? notice?.text : undefined),
    invalid: fieldState.error !== undefined,
    hint: hint?.about === value ? hint?.text : undefined,
    choose: (file: File) => void choose(file),
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
