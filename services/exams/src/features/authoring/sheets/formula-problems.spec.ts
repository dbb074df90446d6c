import { parseSheet } from './sheet.worker-thread';

const read = async (question: string, option = 'a') => {
  const parsed = await parseSheet(Buffer.from(`${question} {=${option} ~b}`));
  return [
    parsed.rows?.[0]?.problems.map(({ cell, message }) => `${cell}: ${message}`),
    parsed.questions,
  ] as const;
};

describe('formulas of a file', () => {
  it('are on where they can be shown', async () => {
    expect(await read('Is \\(x^2\\)?')).toEqual([
      [],
      [{ question: 'Is $x^2$?', answer: 'a', options: ['a', 'b'], rich: true }],
    ]);
    expect((await read('Is $5 less than $6?'))[1]).toEqual([
      { question: 'Is $5 less than $6?', answer: 'a', options: ['a', 'b'] },
    ]);
  });

  it.each([
    ['Is \\(\\foo\\)?', 'a', "question: Qst 1: The formula $\\foo$ can't be shown"],
    ['Is this so?', '\\(\\cancel\\{x\\}\\)', "option: Qst 1: The formula $\\cancel{x}$ can't be shown"],
  ])('are named where they cannot: %j, %j', async (question, option, message) => {
    const [problems, questions] = await read(question, option);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(questions).toEqual([]);
  });
});
