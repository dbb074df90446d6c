import type { Connection } from 'mongoose';
import { EventEmitter } from 'node:events';
import { pathsOf, watchCommands, watchUndefined } from './sent-commands';

describe('watchUndefined', () => {
  it('names the undefined values of commands, but not what the driver adds', () => {
    const client = new EventEmitter();
    const connection = { getClient: () => client } as unknown as Connection;
    const [found, sent] = [watchUndefined(connection), watchCommands(connection)];
    const command = {
      update: 'x',
      updates: [{ q: { a: 1, b: null }, u: { $set: new Map([['c', undefined]]) } }],
      lsid: { id: undefined },
    };
    client.emit('commandStarted', { commandName: 'update', command });
    expect(found).toEqual(['update updates.0.u.$set.c']);
    expect(sent).toEqual([command]);
    expect(pathsOf(command, (value) => value === null)).toEqual(['updates.0.q.b']);
  });
});
