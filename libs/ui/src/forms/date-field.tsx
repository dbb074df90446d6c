import { type ComponentType, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { DatePickerProps } from './date-picker';
import { FallbackDate } from './fallback-date';
import { goOnWith } from './go-on-with';
import { loadField } from './load-field';
import { type LeftDate, RestingDate } from './resting-date';

type Picker = ComponentType<DatePickerProps>;

let loading: Promise<Picker> | undefined;

async function loadPicker(): Promise<Picker> {
  const { default: Loaded } = await loadField<DatePickerProps>(() => import('./date-picker'), FallbackDate);
  return Loaded;
}

interface PickerInPlaceProps {
  readonly Picker: Picker;
  readonly left: LeftDate;
  readonly field: DatePickerProps;
}

/** The picker in the place of the field that was touched. */
function PickerInPlace({ Picker, left, field }: PickerInPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const { inputRef } = field;
  const both = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      inputRef?.(element);
    },
    [inputRef],
  );
  // Before the browser paints: a phone would hide its keyboard.
  useLayoutEffect(() => {
    if (input.current) goOnWith(input.current, left);
  }, [left]);
  return <Picker {...field} inputRef={both} />;
}

/**
 * A calendar date, typed or picked as dd/MM/yyyy; `value` is `YYYY-MM-DD`. The picker, which is large, loads when the
 * field is touched.
 */
export function DateField(props: DatePickerProps) {
  const [Loaded, setLoaded] = useState<Picker>();
  const [left, setLeft] = useState<LeftDate>();
  const touch = () => {
    loading ??= loadPicker();
    void loading.then((picker) => setLoaded(() => picker));
  };
  if (Loaded && left) return <PickerInPlace Picker={Loaded} left={left} field={props} />;
  return <RestingDate {...props} isPickerLoaded={Loaded !== undefined} onTouch={touch} onLeave={setLeft} />;
}
