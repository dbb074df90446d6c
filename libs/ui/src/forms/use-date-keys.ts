import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { DATE_PARTS, isFull, NO_PARTS, pastedInto, stepped, type TypedParts, withDigits } from './date-parts';

interface DateKeysOptions {
  readonly parts: TypedParts;
  readonly onChange: (parts: TypedParts) => void;
  readonly onRefused: (text: string) => void;
  readonly focusPart: (index: number) => void;
  readonly selectAll: () => void;
}

/** Character that ends a part when typed between day, month and year. */
const SEPARATOR = /^[/.,\-\s–—]$/;
const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };
const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Applies keys, composed text and pasted text to the parts of a date. */
export function useDateKeys({ parts, onChange, onRefused, focusPart, selectAll }: DateKeysOptions) {
  // Keys arrive faster than renders.
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  }, [parts]);
  /** True after the first digit since focus: that digit replaces the part's content. */
  const isBegun = useRef(false);
  const isAllSelected = useRef(false);

  const change = (next: TypedParts) => {
    latest.current = next;
    onChange(next);
  };
  const moveTo = (index: number) => {
    isBegun.current = false;
    focusPart(index);
  };
  const digit = (index: number, key: string): number => {
    const part = DATE_PARTS[index];
    if (!part) return index;
    const before = isBegun.current ? latest.current : latest.current.with(index, '');
    const next = withDigits(before, index, key);
    change(next);
    isBegun.current = true;
    if (!isFull(next[index] ?? '', part) || index + 1 === DATE_PARTS.length) return index;
    moveTo(index + 1);
    return index + 1;
  };
  /**
   * Applies typed characters one by one; a separator moves to the next part if the present one is not empty.
   */
  const write = (index: number, text: string) => {
    if (text === '') return clear(index);
    let at = index;
    for (const key of text) {
      if (/^\d$/.test(key)) at = digit(at, key);
      else if (SEPARATOR.test(key) && isBegun.current && at + 1 < DATE_PARTS.length) moveTo((at += 1));
    }
  };
  const clear = (index: number) => {
    change(isAllSelected.current ? NO_PARTS : latest.current.with(index, ''));
    if (isAllSelected.current) moveTo(0);
    isAllSelected.current = false;
  };
  const paste = (index: number, text: string) => {
    const pasted = pastedInto(isAllSelected.current ? NO_PARTS : latest.current, index, text);
    isAllSelected.current = false;
    if (!pasted) return onRefused(text.trim());
    change(pasted);
    isBegun.current = false;
  };

  return {
    /** Called when a part gets the focus. */
    enter: () => {
      isBegun.current = false;
      isAllSelected.current = false;
    },
    write,
    paste,
    /**
     * Handles a key before it changes the text, because browsers place the caret differently.
     * @returns true if it handled the key
     */
    press: (index: number, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') {
        isAllSelected.current = true;
        selectAll();
        return true;
      }
      if (altKey || ctrlKey || metaKey) return false;
      const [step, side] = [ARROWS[key], SIDES[key]];
      if (step) {
        change(stepped(latest.current, index, step, new Date().getFullYear()));
        isBegun.current = false;
      } else if (side) moveTo(index + side);
      else if (key === 'Backspace' || key === 'Delete') clear(index);
      else if (/^\d$/.test(key) && isAllSelected.current) {
        isAllSelected.current = false;
        change(NO_PARTS);
        moveTo(0);
        write(0, key);
      } else if (/^\d$/.test(key) || SEPARATOR.test(key)) write(index, key);
      else return false;
      return true;
    },
  };
}
