import { useState } from 'react';
import { isDate, partsOf, type TypedParts, valueOf } from './date-parts';

interface DateState {
  readonly parts: TypedParts;
  /** The last reported value. */
  readonly reported: string;
  /** Reported values that have not come back yet: a value in the address follows later than the keys. */
  readonly awaited: readonly string[];
  readonly known: string;
}

/** Applies a new value of the form: one that this field reported keeps the parts, any other replaces them. */
function withValue(state: DateState, value: string): DateState {
  const at = state.awaited.indexOf(value);
  if (at >= 0) return { ...state, known: value, awaited: state.awaited.slice(at + 1) };
  if (value === state.reported) return { ...state, known: value, awaited: [] };
  return { parts: partsOf(value), reported: value, awaited: [], known: value };
}

interface DateValueOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly reportsIncomplete: boolean;
}

/**
 * State of the parts beside the reported value: whole dates only, or with `reportsIncomplete` also the text
 * of others.
 */
export function useDateValue({ value, onChange, reportsIncomplete }: DateValueOptions) {
  const [state, setState] = useState<DateState>(() => ({
    parts: partsOf(value),
    reported: value,
    awaited: [],
    known: value,
  }));
  if (value !== state.known) setState(withValue(state, value));

  const change = (parts: TypedParts) => {
    const reported = reportsIncomplete || isDate(parts) ? valueOf(parts) : '';
    const isChanged = reported !== state.reported;
    setState((before) => ({
      ...before,
      parts,
      reported,
      awaited: isChanged ? [...before.awaited, reported] : before.awaited,
    }));
    if (isChanged) onChange(reported);
  };
  return { parts: state.parts, change };
}
