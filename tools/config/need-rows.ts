import type { Need } from './cells.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');
/** Rounds to two significant digits, the precision of an estimate. */
const rough = (value: number): string =>
  value < 10 ? Number(value.toPrecision(2)).toString() : whole(Number(value.toPrecision(2)));

/** A need as rows of a table: what, and how much. */
export const needRows = (need: Need): [string, string][] => [
  ['candidates at once', whole(need.candidates)],
  ['saves a second', whole(need.savesPerSecond)],
  ['gateways', whole(need.processes.gateway)],
  ['exams processes', whole(need.processes.exams)],
  ['exams workers', whole(need.processes['exams-worker'])],
  ['cores of these', whole(Math.ceil(need.cores))],
  ['memory of these, GiB', rough(need.memoryGib)],
  ['primaries of MongoDB', whole(need.primaries)],
  ['new data of sittings, MB', rough(need.mongodbMb)],
  ['Redis, all jobs waiting, MB', rough(need.redisMb)],
  ['Redis, results sent, MB/s', rough(need.redisMbPerSecond)],
  ['line, first visits, Mbit/s', rough(need.firstVisitsMbit)],
  ['line, saves, Mbit/s', rough(need.savesMbit)],
];
