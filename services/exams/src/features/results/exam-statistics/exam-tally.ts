import type { ExamVersionRecord, VersionQuestion } from '../../../store/exam-versions/exam-version.schema';
import { keyOf } from '../../../store/exam-versions/key-of';
import type { ResultRecord } from '../../../store/results/result.schema';
import { drawPaper, hasDrawnPapers } from '../../authoring/papers/draw';
import { type AnsweredItem, ItemTally } from './item-tally';
import { TimeTally } from './time-tally';

/** Counted fields of a result. */
export type CountedResult = Pick<ResultRecord, 'version' | 'seed' | 'chosen' | 'seconds'>;

/** A question of all versions: the options of the first version, followed by other options of the others. */
export interface KnownItem extends Pick<VersionQuestion, 'topic' | 'difficulty' | 'question'> {
  id: string;
  options: string[];
  /** Text of the right option in the first version. */
  key: string | undefined;
}

/** A question of one version, with the indexes of its options in {@link KnownItem}. */
interface VersionItem {
  id: string;
  answer: number;
  places: number[];
}

/** Counts the results of an exam. Questions match by id, options by text. */
export class ExamTally {
  readonly tally = new ItemTally();
  readonly times = new TimeTally();
  readonly items = new Map<string, KnownItem>();
  private readonly versions = new Map<string, ExamVersionRecord>();
  private readonly itemsOf = new Map<string, Map<string, VersionItem>>();
  private readonly fixed = new Map<string, VersionItem[]>();

  /** Adds a version. Questions are shown as in the version that is added first. */
  addVersion(version: ExamVersionRecord): void {
    const id = String(version._id);
    if (this.versions.has(id)) return;
    const items = new Map(version.questions.map((question) => [String(question._id), this.know(question)]));
    this.versions.set(id, version);
    this.itemsOf.set(id, items);
    if (!hasDrawnPapers(version)) this.fixed.set(id, [...items.values()]);
  }

  hasVersion(id: string): boolean {
    return this.versions.has(id);
  }

  /** Ignores results of versions that were not added. */
  add({ version, seed, chosen, seconds }: CountedResult): void {
    const paper = this.paperOf(String(version), seed);
    if (!paper) return;
    if (seconds) this.times.add(seconds);
    this.tally.add(
      paper.map(({ id, answer, places }): AnsweredItem => {
        const option = chosen[id];
        return {
          id,
          answer: places[answer] ?? -1,
          chosen: option === undefined ? undefined : places[option],
        };
      }),
    );
  }

  private paperOf(version: string, seed: number | undefined): VersionItem[] | undefined {
    const fixed = this.fixed.get(version);
    if (fixed) return fixed;
    const [record, items] = [this.versions.get(version), this.itemsOf.get(version)];
    if (!record || !items) return undefined;
    return drawPaper(record, seed).flatMap(({ question }) => items.get(String(question._id)) ?? []);
  }

  private know(asked: VersionQuestion): VersionItem {
    const { question, options, topic, difficulty } = asked;
    const [id, answer] = [String(asked._id), keyOf(asked)];
    let known = this.items.get(id);
    if (!known) {
      known = { id, question, topic, difficulty, options: [...options], key: options[answer] };
      this.items.set(id, known);
    }
    const { options: all } = known;
    const places = options.map((text) => {
      const at = all.indexOf(text);
      return at === -1 ? all.push(text) - 1 : at;
    });
    return { id, answer, places };
  }
}
