import type { Course } from '@concord/contracts';
import { matchingRows } from '../../shared/lists/use-client-list';
import { anExam } from '../../testing/records';
import { examTools } from './use-exam-filters';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const EXAMS = [
  anExam({ _id: 'a', examName: 'Mediation', examCode: 'MED-1000', createdAt: '2026-11-01T08:00:00.000Z' }),
  anExam({ _id: 'b', examName: 'Peace', examCode: 'PEA-2000', createdAt: '2026-11-02T08:00:00.000Z' }),
  anExam({
    _id: 'c',
    examName: 'Early warning',
    examCode: 'EAR-3000',
    createdAt: '2026-11-03T08:00:00.000Z',
    release: 'held',
    uploadedBy: { _id: 'u', username: 'bala' },
  }),
  anExam({
    _id: 'd',
    examName: 'Policy',
    examCode: 'POL-4000',
    createdAt: '2026-11-04T08:00:00.000Z',
    release: '2026-11-20T09:00:00.000Z',
  }),
];
const COURSE = { _id: 'course', exams: [{ _id: 'b' }] } as unknown as Course;

const found = (values: Record<string, string>, search = '', by = '-createdAt') =>
  matchingRows([...EXAMS], { search, values, by }, examTools([COURSE], NOW))
    .map(({ _id }) => _id)
    .join('');

describe('examTools', () => {
  it.each([
    [{}, '', 'dcba'],
    [{}, 'med', 'a'],
    [{}, 'MED-1000', 'a'],
    [{}, '1000 med', 'a'],
    [{}, 'bala', 'c'],
    [{}, 'nothing', ''],
    [{ course: 'course' }, '', 'b'],
    [{ course: 'other' }, '', ''],
    [{ results: 'immediate' }, '', 'ba'],
    [{ results: 'held' }, '', 'c'],
    [{ results: 'released' }, '', 'd'],
    [{ by: 'bala' }, '', 'c'],
    [{ from: '2026-11-02T00:00:00.000Z', to: '2026-11-04T00:00:00.000Z' }, '', 'cb'],
  ])('finds by %j and "%s"', (values, search, ids) => expect(found(values, search)).toBe(ids));

  it('sorts by name and code', () => {
    expect(found({}, '', 'name')).toBe('cabd');
    expect(found({}, '', '-code')).toBe('dbac');
  });
});
