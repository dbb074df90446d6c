import type { ParsedSheet } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { Alert, AlertTitle } from '@concord/ui/display';
import { counted } from '../../shared/format';
import { QuestionCard } from '../../shared/questions/question-card';

export function SheetPreview({ questions, problems }: ParsedSheet) {
  return (
    <Stack spacing={2.5}>
      {problems.length > 0 ? (
        <Alert severity="warning">
          <AlertTitle>
            {problems.length === 1 ? '1 row has a problem' : `${problems.length} rows have problems`}
          </AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {problems.map(({ row, message }) => (
              <li key={`${row} ${message}`}>
                Row {row}: {message}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      <Box role="status">
        <Typography variant="h2">{counted(questions.length, 'question')} to upload</Typography>
      </Box>
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {questions.map(({ question, options, answer }, index) => (
          <QuestionCard
            key={`${index} ${question}`}
            number={index + 1}
            question={question}
            options={options}
            answer={answer}
          />
        ))}
      </Stack>
    </Stack>
  );
}
