/** Openings of comments that hide the subject: the reader learns it at the end, or never. */
const OPENINGS =
  /^(Of|By|As|What|Whatever|With|Where|Wherever|Who|Whoever|Whom|Whose|Those|One (that|who|which)|True of|(In|From|To|For|On|By|At) (which|whom|what|where)|How|Whether|When|Whenever|Why|Which)\b/;

/** Words that comments do not use, each with its replacement. */
export const UNUSED_COMMENT_WORDS = [
  [/\banew\b/i, 'say again, or name what is repeated: reload, reconnect'],
  [/\breleases? (of )?before\b/i, 'say previous version, or earlier versions'],
  [/\bwhom?(so)?ever\b/i, 'name the person'],
  [/\bfor so long\b/i, 'name the limit: maximum wait, lifetime, time-out'],
  [/\bso many\b/i, 'say this many, or name the limit'],
  [/\bgo(es)? on\b(?! (an?|the|top)\b)/i, 'say continue'],
];

/** Directives for tools. */
const DIRECTIVE = /^(@ts-|eslint|prettier-|webpack\w+:|#|global )/;

/** Text of a comment without its marks; tags of TSDoc begin new lines. */
const textOf = (value) => value.replace(/^\s*\*+ ?/gm, '').trim();

/** Merges line comments on consecutive lines, which are read as one. */
function paragraphsOf(comments, lines) {
  const merged = [];
  for (const comment of comments) {
    const last = merged.at(-1);
    const isAlone = lines[comment.loc.start.line - 1].slice(0, comment.loc.start.column).trim() === '';
    const continues =
      comment.type === 'Line' && isAlone && last?.isAlone && last.endLine + 1 === comment.loc.start.line;
    if (continues) {
      last.text += `\n${textOf(comment.value)}`;
      last.endLine = comment.loc.end.line;
    } else
      merged.push({
        loc: comment.loc,
        text: textOf(comment.value),
        isAlone: comment.type === 'Line' && isAlone,
        endLine: comment.loc.end.line,
      });
  }
  return merged;
}

/** Problems of a comment, as sentences for its author. */
export function commentProblems(paragraph) {
  const text = paragraph.replace(/@example\b.*/s, '').replace(/\s+/g, ' ');
  if (DIRECTIVE.test(text)) return [];
  const [opening] = OPENINGS.exec(text) ?? [];
  const [vague] = /@returns? (what|whether|where|who|how)\b/i.exec(text) ?? [];
  const words = UNUSED_COMMENT_WORDS.flatMap(([pattern, better]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`“${found}”: ${better}.`];
  });
  return [
    ...(opening === undefined
      ? []
      : [`It begins with “${opening}”: name the thing first, by a noun or a verb.`]),
    ...(vague === undefined ? [] : [`“${vague}”: name the value, or say “true if”.`]),
    ...words,
  ];
}

/** ESLint rule: a comment names its subject first, and uses the field's words. */
export const commentWords = {
  meta: { type: 'suggestion', schema: [], messages: { riddle: 'Comment: {{ problem }}' } },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const { loc, text } of paragraphsOf(sourceCode.getAllComments(), sourceCode.lines))
        for (const problem of commentProblems(text)) report({ loc, messageId: 'riddle', data: { problem } });
    },
  }),
};
