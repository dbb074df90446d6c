import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of this folder, in the order in which students are assigned to the exams. */
const FILES = ['foundation-exam.txt', 'mediation-exam.txt', 'early-warning-exam.txt'];

/**
 * Parses an exam: title, minutes, an empty line, then a line per question with its options, separated by
 * bars, the right one first. The position of the right answer among the options differs between questions,
 * and is reproducible.
 */
function parseExam(text: string) {
  const [title = '', minutes = '', , ...lines] = text.trimEnd().split('\n');
  const questions = lines.map((line, index) => {
    const [question = '', answer = '', ...options] = line.split(' | ');
    options.splice((index * 7 + question.length) % (options.length + 1), 0, answer);
    return { question, answer, options };
  });
  return { title, duration: Number.parseInt(minutes, 10), questions };
}

/** The exams as the API takes them. */
export const sampleExams = () =>
  FILES.map((file) => parseExam(readFileSync(join(import.meta.dirname, file), 'utf8')));
