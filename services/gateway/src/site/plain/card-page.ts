import type { CardVerdict } from '@concord/contracts';
import { momentWords } from '@concord/institute';
import { escapeHtml } from '../html-template';
import type { PlainContent } from './plain-page';

/** Answers to a number: a standing, or the reason for having none. */
export type CardAnswer =
  | { readonly state: 'known'; readonly number: string; readonly verdict: CardVerdict }
  | { readonly state: 'unknown' | 'throttled' | 'unavailable'; readonly number: string };

const NUMBER_SHOWN = 40;

const CHECK = '<path d="M27 50l16 16 31-33"/>';
const BAR = '<path d="M30 50h40"/>';
const QUESTION = '<path d="M39 40a11 11 0 1 1 15 10c-3 1-4 3-4 7"/><path d="M50 68v.5"/>';

const icon = (inner: string): string =>
  `<svg viewBox="0 0 100 100" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><circle cx="50" cy="50" r="44"/>${inner}</svg>`;

const FORM =
  '<form action="/card"><label for="number">Membership number</label><input id="number" name="number" maxlength="60" autocomplete="off" required><button>Check</button></form>';

const shownNumber = (number: string): string =>
  escapeHtml(
    number.length > NUMBER_SHOWN ? `${number.slice(0, NUMBER_SHOWN).replace(/\p{Cs}$/u, '')}…` : number,
  );

interface Panel {
  readonly tone: 'good' | 'other' | 'none';
  readonly drawing: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

const panel = ({ tone, drawing, heading, lines }: Panel): string =>
  `<div class="verdict ${tone}">${icon(drawing)}<h1>${heading}</h1>${lines.join('')}</div>`;

const numberLine = (number: string): string => `<p class="number">${shownNumber(number)}</p>`;

function knownPanel(number: string, { isGood, at }: CardVerdict): string {
  const said = isGood ? 'is in good standing today' : 'is not in good standing today';
  return panel({
    tone: isGood ? 'good' : 'other',
    drawing: isGood ? CHECK : BAR,
    heading: isGood ? 'In good standing' : 'Not in good standing',
    lines: [
      numberLine(number),
      `<p>The member with this number ${said}.</p>`,
      `<p class="soft">Checked ${escapeHtml(momentWords(at))}, Nigerian time</p>`,
    ],
  });
}

const TEXTS = {
  unknown: {
    heading: 'No card with this number',
    text: 'Please compare the number with the card. If it is the same, the card is not one of ours.',
  },
  throttled: {
    heading: 'Please wait a moment',
    text: 'Your network has checked many cards within a minute. Please try again in a minute.',
  },
  unavailable: {
    heading: 'We cannot check it right now',
    text: 'This says nothing about the card. Please try again in a few minutes.',
  },
} as const;

const NOTE =
  '<p class="soft">To protect our members this page shows no name and no photo. Compare those on the card with the person.</p>';

/** Page of a number. It has nothing of the member but the standing of today. */
export function cardPage(answer: CardAnswer): PlainContent {
  const { number } = answer;
  if (answer.state === 'known')
    return { title: 'Membership card', robots: 'noindex', main: knownPanel(number, answer.verdict) + NOTE };
  const { heading, text } = TEXTS[answer.state];
  const main =
    panel({
      tone: 'none',
      drawing: QUESTION,
      heading,
      lines: [numberLine(number), `<p>${text}</p>`],
    }) + FORM;
  return { title: heading, robots: 'noindex', main };
}

/** Page where a number is typed. */
export const cardForm = (): PlainContent => ({
  title: 'Check a membership card',
  robots: 'noindex',
  main: `<h1>Check a membership card</h1><p>Type the number on the card, or scan its code. You see whether the member is in good standing today.</p>${FORM}`,
});
