import { styleText } from 'node:util';

const colours = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (format: Parameters<typeof styleText>[0], text: string) =>
  colours ? styleText(format, text) : text;

// A closed terminal must not end the launcher before it has stopped its processes.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

export const print = (text: string): void => void process.stdout.write(`${text}\n`);
export const printStep = (text: string): void => print(`${paint('dim', '·')} ${text}`);
export const printSuccess = (text: string): void => print(`${paint('green', '✓')} ${text}`);
export const printWarning = (text: string): void =>
  void process.stderr.write(`${paint('yellow', '!')} ${text}\n`);
export const printFailure = (text: string): void =>
  void process.stderr.write(`${paint('red', '✗')} ${text}\n`);
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
