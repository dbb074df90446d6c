/**
 * Jest's global tear-down of integration tests.
 * @throws Error for commands that MongoDB does not document
 * @public
 */
export default async function judgeTrace(): Promise<void> {
  const trace = globalThis.mongoTrace;
  if (!trace) return;
  await trace.stop();
  process.stderr.write(`${trace.commands} commands to MongoDB were judged\n`);
  if (trace.problems.length > 0)
    throw new Error(`MongoDB 6 to 8 do not document all of it:\n${trace.problems.join('\n')}`);
}
