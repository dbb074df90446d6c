import { eventually } from '../testing/eventually';
import { BatchedCalls } from './batched-calls';

/** Batched calls whose commands the test answers. */
function held(options?: ConstructorParameters<typeof BatchedCalls<string, string>>[1]) {
  const commands: { calls: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const batched = new BatchedCalls<string, string>(
    (calls) =>
      new Promise((resolve, reject) => {
        commands.push({ calls, answer: () => resolve(calls.map((call) => `${call}!`)), fail: reject });
      }),
    options,
  );
  return { batched, commands };
}

const settled = async () => {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('BatchedCalls', () => {
  it('makes a single call at once, and those of meanwhile by one command', async () => {
    const { batched, commands } = held();
    const first = batched.make('a');
    await settled();
    const others = ['b', 'c', 'b'].map((call) => batched.make(call));
    await settled();
    expect(commands.map(({ calls }) => calls)).toEqual([['a']]);
    commands[0]?.answer();
    expect(await first).toBe('a!');
    await settled();
    expect(commands[1]?.calls).toEqual(['b', 'c', 'b']);
    commands[1]?.answer();
    expect(await Promise.all(others)).toEqual(['b!', 'c!', 'b!']);
  });

  it('repeats a call that comes while the same one is running, as its answer may have changed', async () => {
    const { batched, commands } = held();
    const calls = [batched.make('a')];
    await settled();
    calls.push(batched.make('a'));
    commands[0]?.answer();
    await settled();
    expect(commands).toHaveLength(2);
    commands[1]?.answer();
    await Promise.all(calls);
  });

  it('fails the calls of a command that fails, and no others', async () => {
    const { batched, commands } = held();
    const failed = batched.make('a');
    await settled();
    const other = batched.make('b');
    commands[0]?.fail(new Error('no store'));
    await expect(failed).rejects.toThrow('no store');
    await settled();
    commands[1]?.answer();
    expect(await other).toBe('b!');
  });

  it('fails a call alone whose answer is an error', async () => {
    const batched = new BatchedCalls<string, string>((calls) =>
      Promise.resolve(calls.map((call) => (call === 'a' ? new Error('no a') : call))),
    );
    const outcomes = await Promise.allSettled([batched.make('a'), batched.make('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('bounds the calls of one command', async () => {
    const { batched, commands } = held({ max: 2 });
    const calls = ['a', 'b', 'c', 'd', 'e'].map((call) => batched.make(call));
    await settled();
    expect(commands.map((command) => command.calls.length)).toEqual([2, 2, 1]);
    for (const command of commands) command.answer();
    await Promise.all(calls);
  });

  it('does not wait for a command that hangs', async () => {
    const { batched, commands } = held();
    const hanging = batched.make('a');
    await settled();
    const other = batched.make('b');
    await eventually(() => commands.length === 2);
    expect(commands.map(({ calls }) => calls)).toEqual([['a'], ['b']]);
    for (const command of commands) command.answer();
    await Promise.all([hanging, other]);
  });
});
