import {
  compareVersions,
  type ExamQuestion,
  type ExamVersion,
  type QuestionChange,
  type Setting,
} from '@concord/contracts';
import { Box, Paper, Stack, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { NONE } from '../../../shared/format';
import { OptionList } from '../../../shared/questions/question-card';
import { QuestionImage, QuestionText } from '../../../shared/questions/question-parts';
import { ruleText, shuffleText } from '../paper/paper-text';
import { pinnedText } from '../questions/pinned-text';
import { DIFFICULTY_NAMES } from '../questions/difficulty-options';
import { changeText, SETTING_NAMES } from './change-words';

type Versions = Readonly<Record<'before' | 'after', ExamVersion>>;

const nameOf = ({ number }: ExamVersion) => `Version ${number}`;

function settingText({ paper, duration, ...texts }: ExamVersion, name: Setting): string {
  if (name === 'duration') return `${duration} minutes`;
  if (name !== 'paper') return texts[name];
  const rules = paper?.rules?.length ? paper.rules.map(ruleText).join(', ') : 'All questions';
  return `${rules}. Shuffled: ${shuffleText(paper)}`;
}

/** Two columns, stacked on a phone; each names its version. */
function Sides({
  before,
  after,
  left,
  right,
}: Versions & { readonly left: ReactNode; readonly right: ReactNode }) {
  const sides: readonly [ExamVersion, ReactNode][] = [
    [before, left],
    [after, right],
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sides.map(([version, content]) => (
        <Box key={version._id} sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {nameOf(version)}
          </Typography>
          {content}
        </Box>
      ))}
    </Box>
  );
}

function tagsOf({ topic, difficulty, pinned }: ExamQuestion): string {
  const last = pinned === undefined ? [] : [pinnedText(pinned)];
  return [topic, difficulty && DIFFICULTY_NAMES[difficulty], ...last].filter(Boolean).join(' · ') || NONE;
}

function Side({ question, withTags }: { readonly question?: ExamQuestion; readonly withTags: boolean }) {
  if (!question) return <Typography>Not in this version</Typography>;
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {question.qstNumber}. <QuestionText question={question} />
      </Typography>
      <QuestionImage question={question} />
      <OptionList question={question} answer={question.answer} />
      {withTags ? <Typography color="textSecondary">{tagsOf(question)}</Typography> : null}
    </Stack>
  );
}

const TAGS = ['topic', 'difficulty', 'pinned'] as const;

function Question({ change, ...versions }: Versions & { readonly change: QuestionChange }) {
  const { before, after, parts, isMoved } = change;
  const withTags = TAGS.some((part) => parts.includes(part));
  // A question that only moved is shown once.
  const isAlike = isMoved && parts.length === 0;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 2, contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' }}
    >
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650, mb: isAlike ? 0 : 1.5 }}>
        {isAlike
          ? `Moved from ${before?.qstNumber} to ${after?.qstNumber}: ${after?.question}`
          : changeText(change)}
      </Typography>
      {isAlike ? null : (
        <Sides
          {...versions}
          left={<Side question={before} withTags={withTags} />}
          right={<Side question={after} withTags={withTags} />}
        />
      )}
    </Paper>
  );
}

/** Differences between two versions: settings, then questions. */
export function VersionDifference(versions: Versions) {
  const { before, after } = versions;
  const { settings, questions } = compareVersions(before, after);
  if (settings.length + questions.length === 0) return <Typography>Both versions are the same.</Typography>;
  return (
    <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {settings.map((name) => (
        <Paper key={name} component="li" variant="outlined" sx={{ p: 2 }}>
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 650, mb: 1.5 }}>
            {SETTING_NAMES[name]}
          </Typography>
          <Sides
            {...versions}
            left={<Typography sx={{ overflowWrap: 'anywhere' }}>{settingText(before, name)}</Typography>}
            right={<Typography sx={{ overflowWrap: 'anywhere' }}>{settingText(after, name)}</Typography>}
          />
        </Paper>
      ))}
      {questions.map((change) => (
        <Question key={change.id} change={change} {...versions} />
      ))}
    </Stack>
  );
}
