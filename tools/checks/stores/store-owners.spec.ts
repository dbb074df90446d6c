import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { storeOwnerProblems, storeProblems } from './store-owners.ts';

const schemaOf = (name: string, collection: string) =>
  `import { Schema } from 'mongoose';
export const ${name}_MODEL = '${collection}';
export const schema = new Schema({}, { collection: '${collection}' });
`;
const repositoryOf = (name: string, model: string) =>
  `import { InjectModel } from '@nestjs/mongoose';
@Injectable()
export class ${name}Repository {
  constructor(@InjectModel(${model}_MODEL) private readonly model: Model<object>) {}
}
`;
const moduleOf = (model: string, repository: string) =>
  `import { ${repository}Repository } from './x.repository';
@Module({
  imports: [MongooseModule.forFeature([{ name: ${model}_MODEL, schema }])],
  providers: [${repository}Repository],
})
export class XStoreModule {}
`;

const SOUND = {
  'store/exams/exam.schema.ts': schemaOf('EXAM', 'exams'),
  'store/exams/exams.repository.ts': repositoryOf('Exams', 'EXAM'),
  'store/exams/exams.store.module.ts': moduleOf('EXAM', 'Exams'),
  'store/results/result.schema.ts': schemaOf('RESULT', 'results'),
  'store/results/results.repository.ts': repositoryOf('Results', 'RESULT'),
  'store/results/results.store.module.ts': moduleOf('RESULT', 'Results'),
  'features/results/results/results.service.ts':
    "import { ResultsRepository } from '../../../store/results/results.repository';",
  'features/results/results/results.int.spec.ts': "import mongoose from 'mongoose';",
  'testing/harness.ts': "import mongoose from 'mongoose';",
};

describe('storeProblems', () => {
  const folder = temporaryFolder();

  function problemsWith(files: Readonly<Record<string, string>>): string[] {
    for (const [file, text] of Object.entries({ ...SOUND, ...files })) {
      const path = join(folder(), 'services/exams/src', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return storeProblems(folder(), 'exams').map((problem) => problem.replaceAll('services/exams/src/', ''));
  }

  it('finds nothing where each collection has one owner', () => {
    assert.deepEqual(problemsWith({}), []);
  });

  const planted: readonly (readonly [what: string, file: string, text: string, problems: string[]])[] = [
    [
      'an import of mongoose outside the store, of types as well',
      'features/results/rows.ts',
      "\nimport type { Model } from 'mongoose';",
      ['features/results/rows.ts:2: mongoose outside src/store'],
    ],
    [
      'a model that a feature registers',
      'features/results/results.module.ts',
      '@Module({ imports: [MongooseModule.forFeature([{ name: RESULT_MODEL, schema }])] })',
      [
        'features/results/results.module.ts:1: forFeature outside src/store',
        'store/results/results.store.module.ts:3: RESULT_MODEL is registered a second time, after features/results/results.module.ts:1',
      ],
    ],
    [
      'a model that two store modules register',
      'store/tasks/tasks.store.module.ts',
      '[{ name: EXAM_MODEL, schema }]',
      [
        'store/tasks/tasks.store.module.ts:1: EXAM_MODEL is registered a second time, after store/exams/exams.store.module.ts:3',
      ],
    ],
    [
      'a service that gets a model',
      'features/results/results.service.ts',
      'constructor(@InjectModel(RESULT_MODEL) private readonly results: Model<object>) {}',
      ['features/results/results.service.ts:1: @InjectModel outside src/store'],
    ],
    [
      'a repository of a collection that another folder owns',
      'store/exams/exam-results.repository.ts',
      repositoryOf('ExamResults', 'RESULT'),
      ['store/exams/exam-results.repository.ts:4: RESULT_MODEL belongs to store/results'],
    ],
    [
      'a second schema of a collection',
      'store/grades/grade.schema.ts',
      schemaOf('GRADE', 'results'),
      [
        'store/results/result.schema.ts:3: the collection results has a second schema, after store/grades/grade.schema.ts:3',
      ],
    ],
    [
      'a repository that a feature provides',
      'features/results/results.module.ts',
      "import { ResultsRepository } from '../../store/results/results.repository';\n@Module({ providers: [ResultsRepository] })",
      [
        'features/results/results.module.ts:1: ResultsRepository is provided by the module of store/results alone',
      ],
    ],
  ];
  for (const [what, file, text, problems] of planted)
    it(`finds ${what}`, () => assert.deepEqual(problemsWith({ [file]: text }), problems));
});

it('the services keep to it', () => assert.deepEqual(storeOwnerProblems(ROOT), []));
