import type { RichPreview } from '@concord/contracts';
import { Box, ErrorState, Stack, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import {
  OptionContent,
  QuestionImage,
  QuestionText,
  type ShownQuestion,
} from '../../../shared/questions/question-parts';
import { useDebounced } from '../../../shared/use-debounced';
import { useRichPreviewQuery } from '../requests';
import type { QuestionValues } from './question-values';

const PAUSE_MS = 400;

function toShown(
  { picture, optionPictures }: QuestionValues,
  texts: readonly string[],
  shown?: RichPreview,
): ShownQuestion {
  const [question = '', ...options] = texts;
  const pictures = optionPictures.flatMap((each, option) => (each ? [{ ...each, option }] : []));
  return {
    question,
    options,
    ...(picture && { picture }),
    ...(pictures.length > 0 && { optionPictures: pictures }),
    ...(shown?.length === texts.length && {
      shown: { question: shown[0]?.shown ?? [], options: shown.slice(1).map((each) => each.shown) },
    }),
  };
}

/** Live preview of a question as candidates will see it; renders nothing for plain text. */
export function QuestionDraft({ values }: { readonly values: QuestionValues }) {
  const { rich, picture, optionPictures } = values;
  const written = JSON.stringify([values.question, ...values.options.filter((option) => option.trim())]);
  const settled = JSON.parse(useDebounced(written, PAUSE_MS)) as string[];
  const texts = settled.map((text) => text.trim());
  const query = useRichPreviewQuery({ body: { texts } }, { skip: !rich });
  // The previous preview stays until the next one arrives.
  const shown = query.data;
  if (!rich && !picture && !optionPictures.some(Boolean)) return null;
  const question = toShown(values, texts, rich ? shown : undefined);
  const problems = rich ? (shown ?? []).flatMap(({ problem }) => problem ?? []) : [];
  return (
    <Box
      component="section"
      aria-label="As candidates see it"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        As candidates see it
      </Typography>
      <Typography component="div" sx={{ fontWeight: 600, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <QuestionText question={question} />
      </Typography>
      <QuestionImage question={question} />
      <Stack component="ul" spacing={0.5} sx={{ my: 1, pl: 3 }}>
        {question.options.map((_, at) => (
          <Box component="li" key={at} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <OptionContent question={question} at={at} />
          </Box>
        ))}
      </Stack>
      <div role="status">
        {problems.map((problem) => (
          <Alert key={problem} severity="warning" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        ))}
      </div>
      {rich && query.error && !query.isFetching ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
    </Box>
  );
}
