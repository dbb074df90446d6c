import { EventEmitter } from 'node:events';
import { type Connection, Schema } from 'mongoose';
import { queryProblems } from './database-queries';

const schema = new Schema({ code: String }, { collection: 'exams' });
schema.index({ code: 1 });

describe('queryProblems', () => {
  it('names the questions that no index serves, and those with undefined values', async () => {
    const client = new EventEmitter();
    const connection = { getClient: () => client } as unknown as Connection;
    const asking = (filter: object) => async () =>
      void client.emit('commandStarted', { commandName: 'find', command: { find: 'exams', filter } });
    const questions = {
      'by code': asking({ code: 'x' }),
      'by name': asking({ name: 'x' }),
      'by no code': asking({ code: undefined }),
    };
    const others = { 'by name': asking({ name: 'y' }) };
    expect(await queryProblems(connection, { schemas: [schema] }, questions, others)).toEqual([
      'by name: exams COLLSCAN {"filter":{"name":"x"},"sort":{}}',
      'by no code: find filter.code',
      'by name: exams COLLSCAN {"filter":{"name":"y"},"sort":{}}',
    ]);
  });
});
