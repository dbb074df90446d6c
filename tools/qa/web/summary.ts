import type { BusVisit } from './bus-visit.ts';
import type { FormVisit } from './form-visit.ts';
import type { Goal } from '../report/output.ts';
import { median } from '../report/statistics.ts';
import type { Visited } from './slow-visit.ts';
import { bytesByKind, KINDS, totalBytes } from './transfers.ts';

/** All visits of one route, with its scripts and without. */
export interface RouteRuns {
  readonly path: string;
  readonly visits: Visited[];
  /** The largest paint of each visit without scripts, in ms. */
  readonly paintsWithoutScripts: number[];
  /** Slowest interaction of each typing in ms, for a page with a long form. */
  readonly typingDelays: number[];
  /** Times at which fields could be used, for a page with a long form. */
  readonly formVisits: FormVisit[];
  /** A single visit by a bad link. */
  readonly bus: BusVisit;
  readonly paintWithoutFonts: number;
}

const GOALS = {
  largestPaint: 1_500,
  shift: 0,
  blocking: 200,
  typing: 200,
  firstField: 3_000,
  wholeForm: 6_000,
};

const of = (runs: readonly Visited[], value: (run: Visited) => number): number => median(runs.map(value));
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const seconds = (ms: number): string => (ms / 1000).toFixed(2);

/** A row for each route: median times of its runs. */
export function timeRows(all: readonly RouteRuns[]): string[][] {
  const head = ['route', 'LCP s', 'without JS', 'CLS', 'to the end', 'blocked ms', 'slowest LCP'];
  return [
    head,
    ...all.map(({ path, visits, paintsWithoutScripts }) => [
      path,
      seconds(of(visits, (run) => run.largestPaint)),
      seconds(median(paintsWithoutScripts)),
      of(visits, (run) => run.shift).toFixed(3),
      of(visits, (run) => run.shiftScrolled).toFixed(3),
      of(visits, (run) => run.blocking).toFixed(0),
      seconds(Math.max(...visits.map((run) => run.largestPaint))),
    ]),
  ];
}

/** A row for each route: bytes of a first visit, by kind, and of a second one. */
export function byteRows(all: readonly RouteRuns[]): string[][] {
  const head = ['route', ...KINDS.map((kind) => `${kind} kB`), 'all kB', 'requests', 'again kB'];
  return [
    head,
    ...all.map(({ path, visits }) => [
      path,
      ...KINDS.map((kind) => kb(of(visits, ({ transfers }) => bytesByKind(transfers)[kind]))),
      kb(of(visits, ({ transfers }) => totalBytes(transfers))),
      String(of(visits, ({ transfers }) => transfers.length)),
      kb(of(visits, ({ repeat }) => repeat.bytes)),
    ]),
  ];
}

/** Median times until the first and all fields could be used; undefined without a form. */
const formTimes = (visits: readonly FormVisit[]): readonly (number | undefined)[] =>
  (['firstField', 'whole'] as const).map((time) =>
    visits.length > 0 ? median(visits.map((visit) => visit[time])) : undefined,
  );

/** A row for each route: a second visit, a visit in a bus, one without fonts, and typing. */
export function otherRows(all: readonly RouteRuns[]): string[][] {
  const head = [
    'route',
    'again LCP s',
    'blocked ms',
    'no fonts LCP',
    'bus FCP s',
    'LCP',
    'usable',
    'typing ms',
    'first field s',
    'all fields s',
  ];
  return [
    head,
    ...all.map(({ path, visits, bus, paintWithoutFonts, typingDelays, formVisits }) => [
      path,
      seconds(of(visits, ({ repeat }) => repeat.largestPaint)),
      of(visits, ({ repeat }) => repeat.blocking).toFixed(0),
      seconds(paintWithoutFonts),
      seconds(bus.firstPaint),
      seconds(bus.largestPaint),
      seconds(bus.interactive),
      typingDelays.length > 0 ? median(typingDelays).toFixed(0) : '',
      ...formTimes(formVisits).map((time) => (time === undefined ? '' : seconds(time))),
    ]),
  ];
}

function pictureOf(runs: readonly Visited[]): string {
  const picture = runs.find(({ largestPicture }) => largestPicture !== '')?.largestPicture;
  return picture ? ` (the picture ${new URL(picture).pathname})` : '';
}

/** Goals of each route. They do not fail the command, because times depend on the machine. */
export function timeGoals(all: readonly RouteRuns[]): Goal[] {
  return all.flatMap(({ path, visits, typingDelays, formVisits, paintWithoutFonts }) => {
    const limit = GOALS.largestPaint;
    const paint = of(visits, (run) => run.largestPaint);
    const shift = of(visits, (run) => Math.max(run.shift, run.shiftScrolled));
    const blocking = of(visits, (run) => run.blocking);
    const goal = (text: string, holds: boolean): Goal => ({ text: `${path}: ${text}`, holds });
    const picture = pictureOf(visits);
    const again = of(visits, ({ repeat }) => repeat.largestPaint);
    const [firstField, wholeForm] = formTimes(formVisits);
    const form = (text: string, time: number | undefined, most: number) =>
      time === undefined
        ? []
        : [goal(`${text} after ${seconds(time)} s, at most ${seconds(most)}`, time <= most)];
    const typing = typingDelays.length > 0 ? [median(typingDelays)] : [];
    return [
      goal(`largest paint ${seconds(paint)} s, at most ${seconds(limit)}${picture}`, paint <= limit),
      goal(`layout shift ${shift.toFixed(3)}, at most ${GOALS.shift}`, shift <= GOALS.shift),
      goal(`blocked ${blocking.toFixed(0)} ms, at most ${GOALS.blocking}`, blocking <= GOALS.blocking),
      goal(`largest paint of another visit ${seconds(again)} s, at most ${seconds(limit)}`, again <= limit),
      goal(
        `largest paint without its fonts ${seconds(paintWithoutFonts)} s, at most ${seconds(limit)}`,
        paintWithoutFonts <= limit,
      ),
      ...typing.map((delay) =>
        goal(
          `typing waits ${delay.toFixed(0)} ms for a paint, at most ${GOALS.typing}`,
          delay <= GOALS.typing,
        ),
      ),
      ...form('the first field can be used', firstField, GOALS.firstField),
      ...form('all fields can be used', wholeForm, GOALS.wholeForm),
    ];
  });
}

/** A row for each page of a member: median times of its first visits, and the largest paint of the second ones. */
export function memberRows(pages: ReadonlyMap<string, readonly Visited[]>): string[][] {
  const head = ['member', 'LCP s', 'CLS', 'blocked ms', 'again LCP s'];
  return [
    head,
    ...[...pages].map(([path, visits]) => [
      path,
      seconds(of(visits, (run) => run.largestPaint)),
      of(visits, (run) => run.shift).toFixed(3),
      of(visits, (run) => run.blocking).toFixed(0),
      seconds(of(visits, (run) => run.repeat.largestPaint)),
    ]),
  ];
}

/** Goals of the pages of a member. */
export const memberGoals = (pages: ReadonlyMap<string, readonly Visited[]>): Goal[] =>
  [...pages].flatMap(([path, visits]) => {
    const paint = of(visits, (run) => run.largestPaint);
    const blocking = of(visits, (run) => run.blocking);
    const limit = GOALS.largestPaint;
    return [
      {
        text: `${path}: largest paint ${seconds(paint)} s, at most ${seconds(limit)}`,
        holds: paint <= limit,
      },
      {
        text: `${path}: blocked ${blocking.toFixed(0)} ms, at most ${GOALS.blocking}`,
        holds: blocking <= GOALS.blocking,
      },
    ];
  });
