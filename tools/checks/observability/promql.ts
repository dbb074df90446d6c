import { parser } from '@prometheus-io/lezer-promql';
import type { Series } from './series.ts';

type Node = ReturnType<typeof parser.parse>['topNode'];
type Labels = ReadonlySet<string>;

/** Result type of a PromQL expression, and its problems. */
export interface Judged {
  labels: Labels;
  problems: string[];
}

const RATES = ['Rate', 'Irate', 'Increase', 'Resets'];
/** Aggregations that return complete series. */
const KEEPING = ['Topk', 'Bottomk', 'LimitK', 'LimitRatio'];

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
}

const union = (sets: readonly Labels[]): Labels => new Set(sets.flatMap((set) => [...set]));

class Judge {
  readonly problems: string[] = [];
  private readonly text: string;
  private readonly series: ReadonlyMap<string, Series>;

  constructor(text: string, series: ReadonlyMap<string, Series>) {
    this.text = text;
    this.series = series;
  }

  /** The labels that a part of the expression yields. */
  labelsOf(node: Node): Labels {
    switch (node.name) {
      case 'VectorSelector':
        return this.ofSelector(node);
      case 'AggregateExpr':
        return this.ofAggregation(node);
      case 'FunctionCall':
        return this.ofFunction(node);
      case 'BinaryExpr':
        return this.ofOperation(node);
      default:
        return union(childrenOf(node).map((child) => this.labelsOf(child)));
    }
  }

  private textOf({ from, to }: Node): string {
    return this.text.slice(from, to);
  }

  private ofSelector(node: Node): Labels {
    const name = this.textOf(node.getChild('Identifier') ?? node);
    const known = this.series.get(name);
    if (!known) {
      this.problems.push(`no process has the metric ${name}`);
      return new Set();
    }
    for (const { label } of this.matchersOf(node))
      if (!known.labels.has(label)) this.problems.push(`${name} has no label ${label}`);
    return known.labels;
  }

  private matchersOf(node: Node): { label: string; isEqual: boolean }[] {
    const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
    return matchers.map((matcher) => ({
      label: this.textOf(matcher.getChild('LabelName') ?? matcher),
      isEqual: matcher.getChild('MatchOp')?.getChild('EqlSingle') !== null,
    }));
  }

  private namesIn(node: Node | null): string[] {
    return (node?.getChildren('LabelName') ?? []).map((label) => this.textOf(label));
  }

  private ofAggregation(node: Node): Labels {
    const [body] = node.getChildren('FunctionCallBody');
    const within = body ? this.labelsOf(body) : new Set<string>();
    const modifier = node.getChild('AggregateModifier');
    const names = this.namesIn(modifier?.getChild('GroupingLabels') ?? null);
    for (const name of names)
      if (!within.has(name)) this.problems.push(`nothing in ${this.textOf(node)} has the label ${name}`);
    if (modifier?.getChild('Without')) return new Set([...within].filter((name) => !names.includes(name)));
    const keeps = KEEPING.includes(node.getChild('AggregateOp')?.firstChild?.name ?? '');
    return keeps ? within : new Set(names);
  }

  private ofFunction(node: Node): Labels {
    const name = node.getChild('FunctionIdentifier')?.firstChild?.name ?? '';
    const [body] = node.getChildren('FunctionCallBody');
    const within = body ? this.labelsOf(body) : new Set<string>();
    if (RATES.includes(name)) this.refuseGauges(node);
    if (name === 'HistogramQuantile') {
      if (!within.has('le')) this.problems.push(`${this.textOf(node)} has no buckets: the label le is gone`);
      return new Set([...within].filter((label) => label !== 'le'));
    }
    const selector = body?.getChild('VectorSelector');
    if (name !== 'Absent' || !selector) return within;
    return new Set(this.matchersOf(selector).flatMap(({ label, isEqual }) => (isEqual ? [label] : [])));
  }

  private refuseGauges(node: Node): void {
    const cursor = node.cursor();
    do {
      if (cursor.name !== 'Identifier') continue;
      const name = this.text.slice(cursor.from, cursor.to);
      if (this.series.get(name)?.isCounter === false)
        this.problems.push(`${this.textOf(node)} is of a gauge, not of a counter`);
    } while (cursor.next() && cursor.from < node.to);
  }

  private ofOperation(node: Node): Labels {
    const clause = node.getChild('MatchingModifierClause');
    const [left, right] = childrenOf(node)
      .filter(({ name }) => name !== 'MatchingModifierClause' && name !== 'BoolModifier')
      .map((child) => this.labelsOf(child))
      .filter((_, index, { length }) => index === 0 || index === length - 1);
    const all = union([left ?? new Set(), right ?? new Set()]);
    for (const name of (clause?.getChildren('GroupingLabels') ?? []).flatMap((each) => this.namesIn(each)))
      if (!all.has(name)) this.problems.push(`nothing in ${this.textOf(node)} has the label ${name}`);
    return all;
  }
}

/** Problems of an expression: it must be valid PromQL with existing series and labels. */
export function judge(text: string, series: ReadonlyMap<string, Series>): Judged {
  const tree = parser.parse(text);
  const cursor = tree.cursor();
  do {
    if (cursor.type.isError) {
      const problems = [`is no PromQL from "${text.slice(cursor.from, cursor.from + 20)}" on: ${text}`];
      return { labels: new Set(), problems };
    }
  } while (cursor.next());
  const judging = new Judge(text, series);
  const labels = judging.labelsOf(tree.topNode);
  return { labels, problems: judging.problems };
}
