import type { Model } from 'mongoose';
import type { Page, PageQuery } from '../core/page';
import { readsListsInMemory } from '../stores/list-reader-kind';
import { MemoryList } from './memory-list/memory-list';
import { MongoList } from './mongo-list/mongo-list';
import type { ListDefinition, ListReader, PageOptions } from './port/list-reader';

/**
 * The reader of a collection's list: {@link MongoList}, or {@link MemoryList} where `LIST_READER`
 * says that the store cannot sort by an index.
 *
 * @example
 * this.lists = listReader(model, { searched: { words: 'words', names: ['name'] }, inMemory: { moment, fields } });
 */
export function listReader<Stored>(
  model: Model<Stored>,
  definition: ListDefinition = {},
): ListReader<Stored> {
  return readsListsInMemory(model.db) ? new MemoryList(model, definition) : new MongoList(model, definition);
}

/**
 * One page of a list that is read in one place only, by {@link ListReader.page}.
 *
 * @example
 * findPage(this.courses, query, { sort: { createdAt: -1, _id: -1 } });
 */
export const findPage = <Stored, Read = Stored>(
  model: Model<Stored>,
  query: PageQuery,
  options: PageOptions,
): Promise<Page<Read>> => listReader(model).page<Read>(query, options);
