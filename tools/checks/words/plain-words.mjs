/**
 * Words that texts for people do not use, each with a better one. They are correct, but make
 * a text sound translated or official.
 */
export const UNUSED_WORDS = [
  [/\b(whoever|whomever|whosoever)\b/i, 'say who: the person, anyone, a colleague'],
  [/\bthose (who|that|which)\b/i, 'name them: candidates, students, files'],
  [/\banew\b/i, 'say again'],
  [/\bunder way\b/i, 'say in progress'],
  [/(?<![-\w])mails?\b(?![-\w]| server)/i, 'say e-mail'],
  [/\bshall\b/i, 'say must, will or should'],
  [/\bmend(s|ed|ing)?\b/i, 'say fix or correct'],
  [/\bthrow(n|s|ing)? away\b/i, 'say discard'],
  [/\b(go|goes|going|went) on (with|to)\b/i, 'say continue'],
  [/\b(is|are|was|were|been|being) made by\b(?! hand)/i, 'say who makes it'],
  [/\bat the moment\b/i, 'say now, or leave it out'],
  [/\b(as|of) (it|they) stands?\b/i, 'say as it is, as shown'],
  [/\bsome (seconds|minutes|hours|days)\b/i, 'say a few'],
  [/\bask before you pay\b/i, 'say which of the two is right'],
  [
    /\b\p{Ll}{3,}: (it|they|you|we|he|she|this|that|there|nothing|nobody|everything|each|all) (\p{Ll}+ ){2}/u,
    'make two sentences of it, or join them with a word',
  ],
];

/** Longest sentence, in words, that can be read once. */
export const SENTENCE_WORDS = 25;

/** Attributes and properties whose values nobody reads. */
const CODE =
  /^(className|class|d|key|id|href|src|sx|style|name|type|rel|to|path|transform|viewBox|points|media|sizes|srcSet|gridTemplate\w*|fontFamily|font|transition|boxShadow|background\w*|accept|autoComplete|pattern|summary|description|operationId|selector|failureMessage)$/;

const isText = (text) =>
  /\p{L}{2,}[,;:.!?)’”]* +[(‘“]?\p{L}+/u.test(text) && !/^[\w\s,.#>:[\]="'()*+~-]*[{[=#>][\w\s]*$/.test(text);

/** Sentences of a text, each with its number of words; what a placeholder stands for counts as one. */
export function sentencesOf(text) {
  return text
    .split(/(?<=[.!?…][”’)]?)\s+(?=[\p{Lu}\p{N}“‘(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => ({
      sentence,
      words: sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length,
    }));
}

/** Problems of a text for its reader, as sentences for the author. */
export function stumblesOf(text) {
  const words = UNUSED_WORDS.flatMap(([pattern, better]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`“${found.trim()}”: ${better}.`];
  });
  const long = sentencesOf(text)
    .filter(({ sentence, words: count }) => count > SENTENCE_WORDS && /^[\p{Lu}“]|[.!?]$/u.test(sentence))
    .map(
      ({ sentence, words: count }) =>
        `A sentence of ${count} words (at most ${SENTENCE_WORDS}): “${sentence}”`,
    );
  return [...words, ...long];
}

const PLACEHOLDER = '…';

/** Text of a JSX element, in one line. */
function readText(node) {
  if (node.type === 'JSXText') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'JSXExpressionContainer') return literalText(node.expression) ?? PLACEHOLDER;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return node.children.map(readText).join('');
  return '';
}

function literalText(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(PLACEHOLDER);
}

const hasOwnText = ({ children }) =>
  children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value));

const isLog = ({ callee }) =>
  callee.name === 'FailureLog' ||
  (callee.type === 'MemberExpression' &&
    /^(log|logger|console)$/.test(callee.object.property?.name ?? callee.object.name ?? ''));

/** True for text that nobody reads by itself: code, a log line, or a part of a larger text. */
function isUnread(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (/^(Import|Export(Named|All))Declaration|^TSLiteralType|^TaggedTemplate/.test(parent.type))
      return true;
    if (parent.type === 'JSXAttribute') return CODE.test(parent.name.name ?? '');
    if (parent.type === 'Property' && parent.value === at)
      return CODE.test(parent.key.name ?? parent.key.value ?? '');
    if (/^(Call|New)Expression$/.test(parent.type)) return isLog(parent) || parent.callee === at;
    if (parent.type === 'JSXExpressionContainer' && parent.parent.type !== 'JSXAttribute')
      return hasOwnText(parent.parent);
    if (/Function|Statement|Declaration$/.test(parent.type)) return false;
  }
  return false;
}

/** ESLint rule: texts that people read use plain words and short sentences. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [], messages: { stumble: 'Plain words: {{ stumble }}' } },
  create(context) {
    const judge = (node, text) => {
      if (!isText(text)) return;
      for (const stumble of stumblesOf(text))
        context.report({ node, messageId: 'stumble', data: { stumble } });
    };
    const element = (node) => {
      if (
        !hasOwnText(node) ||
        (node.parent.type.startsWith('JSX') && node.parent.children && hasOwnText(node.parent))
      )
        return;
      judge(node, readText(node).trim());
    };
    const literal = (node) => {
      const text = literalText(node);
      if (text !== undefined && !isUnread(node)) judge(node, text);
    };
    return { JSXElement: element, JSXFragment: element, Literal: literal, TemplateLiteral: literal };
  },
};
