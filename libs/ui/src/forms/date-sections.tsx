import Box from '@mui/material/Box';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import {
  type ClipboardEvent,
  createContext,
  type FocusEvent,
  type FocusEventHandler,
  type FormEvent,
  type KeyboardEvent,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { VISUALLY_HIDDEN } from '../theme/visually-hidden';
import { DATE_PARTS, isFull, pastedParts, shownParts, type TypedParts, withDigits } from './date-parts';

interface Sections {
  readonly labelId: string;
  readonly parts: TypedParts;
  readonly disabled: boolean;
  readonly onChange: (parts: TypedParts) => void;
  /** The part with the focus. */
  readonly at: number | undefined;
  readonly onAt: (at: number | undefined) => void;
}

/** Given by the field around the sections. */
export const SectionsContext = createContext<Sections | undefined>(undefined);

const PART = '[role="spinbutton"]';
const partsIn = (group: HTMLElement | null) => [...(group?.querySelectorAll<HTMLElement>(PART) ?? [])];

const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '');

/**
 * Day, month and year as parts that are typed one by one, as the date picker has them: for `inputComponent` of a text
 * field below a {@link SectionsContext}.
 */
export function DateSections({
  ref,
  id,
  className,
  name,
  onFocus,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: InputBaseComponentProps) {
  const sections = use(SectionsContext);
  const group = useRef<HTMLDivElement>(null);
  const at = sections?.at;
  const typed = sections?.parts.join();
  const select = () => {
    const part = at === undefined ? undefined : partsIn(group.current)[at];
    if (part?.contains(document.activeElement)) getSelection()?.selectAllChildren(part);
  };
  // A digit replaces the whole text of its part.
  const selectPart = useEffectEvent(select);
  useEffect(() => selectPart(), [at, typed]);
  if (!sections) return null;
  const { labelId, parts, disabled, onChange, onAt } = sections;
  const shown = shownParts(parts);

  const clear = (index: number) => onChange(parts.with(index, ''));
  const type = (index: number, digits: string) => {
    const part = DATE_PARTS[index];
    if (!part || !digits) return;
    const next = withDigits(parts, index, digits);
    onChange(next);
    if (isFull(next[index] ?? '', part)) partsIn(group.current)[index + 1]?.focus();
  };
  // Keys are taken before they change the text: where in it the caret stands, engines disagree.
  const press = (index: number, event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) partsIn(group.current)[index + step]?.focus();
    else if (key === 'Backspace' || key === 'Delete') clear(index);
    else if (/^\d$/.test(key)) type(index, key);
    else return;
    event.preventDefault();
  };
  // What the keyboard of a phone composes comes without its keys.
  const input = (index: number, { currentTarget: target }: FormEvent<HTMLElement>) => {
    const text = target.textContent;
    // React knows the text that it wrote, not the one that was typed.
    target.textContent = shown[index] ?? '';
    if (text === '') clear(index);
    else type(index, digitsOf(text));
  };
  const paste = (index: number, event: ClipboardEvent<HTMLElement>) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text').trim();
    const pasted = /^\d+$/.test(text) ? withDigits(parts, index, text) : pastedParts(text);
    if (pasted) onChange(pasted);
  };

  return (
    <Box
      ref={group}
      className={className}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      sx={{ display: 'flex', '&&': { height: 'auto' }, [`& ${PART}`]: { outline: 0 } }}
      onFocus={onFocus as FocusEventHandler}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        onAt(undefined);
        (onBlur as FocusEventHandler | undefined)?.(event);
      }}
    >
      {DATE_PARTS.map((part, index) => (
        <span key={part.name}>
          {index > 0 ? <span aria-hidden="true">/</span> : null}
          <span
            role="spinbutton"
            aria-label={part.name}
            aria-valuemin={index === 2 ? 0 : 1}
            aria-valuemax={part.max}
            aria-valuenow={parts[index] ? Number(parts[index]) : undefined}
            aria-valuetext={parts[index] ? shown[index] : 'Empty'}
            aria-disabled={disabled}
            aria-invalid={isInvalid}
            tabIndex={disabled || index > 0 ? -1 : 0}
            contentEditable={!disabled}
            suppressContentEditableWarning
            inputMode="numeric"
            spellCheck={false}
            onFocus={() => onAt(index)}
            onInput={(event) => input(index, event)}
            onKeyDown={(event) => press(index, event)}
            onPaste={(event) => paste(index, event)}
            // A click ends the selection of the whole part: Chromium when the button comes up, Firefox before.
            onMouseUp={(event) => {
              event.preventDefault();
              select();
            }}
          >
            {shown[index]}
          </span>
        </span>
      ))}
      <input
        ref={ref}
        id={id}
        name={name}
        // A click on the label, and a form that shows its first problem, focus the field itself.
        onFocus={() => group.current?.querySelector<HTMLElement>(PART)?.focus()}
        value={parts.join('') ? shown.join('/') : ''}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        style={VISUALLY_HIDDEN}
      />
    </Box>
  );
}
