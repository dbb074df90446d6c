import type { ExamQuestion } from '@concord/contracts';
import { Stack, TARGET_PX } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { SelectField } from '../../../shared/fields/select-field';
import { SearchBox } from '../../../shared/lists/search-field';
import { DIFFICULTY_OPTIONS } from './difficulty-options';
import { NONE_GIVEN, type QuestionFilter, TOPIC } from './question-filter';
import { topicsOf } from './question-inputs';

interface QuestionToolsProps {
  readonly questions: readonly ExamQuestion[];
  /** Number of flagged questions. */
  readonly flagged: number;
  readonly filter: QuestionFilter;
  readonly onFilter: (filter: QuestionFilter) => void;
}

/** Finds questions of an exam. */
export function QuestionTools({ questions, flagged, filter, onFilter }: QuestionToolsProps) {
  const set = (some: Partial<QuestionFilter>) => onFilter({ ...filter, ...some });
  const topics = topicsOf(questions).map((topic) => [TOPIC + topic, topic] as const);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{
        mb: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        displayPrint: 'none',
        '& .MuiInputBase-root': { minHeight: TARGET_PX },
      }}
    >
      <SearchBox
        size="small"
        label="Find questions"
        placeholder="Words in a question or option"
        value={filter.search}
        onChange={(event) => set({ search: event.target.value })}
        sx={{ flex: '1 1 260px', maxWidth: { sm: 420 } }}
      />
      {topics.length > 0 ? (
        <SelectField
          size="small"
          label="Topic"
          emptyLabel="All"
          value={filter.topic}
          options={[...topics, [NONE_GIVEN, 'No topic']]}
          onChange={(topic) => set({ topic })}
          sx={{ flex: '1 1 160px', maxWidth: { sm: 240 } }}
        />
      ) : null}
      <SelectField
        size="small"
        label="Difficulty"
        emptyLabel="All"
        value={filter.difficulty}
        options={[...DIFFICULTY_OPTIONS, [NONE_GIVEN, 'Not given']]}
        onChange={(difficulty) => set({ difficulty })}
        sx={{ flex: '1 1 140px', maxWidth: { sm: 200 } }}
      />
      {flagged > 0 || filter.isFlagged ? (
        <FormControlLabel
          control={
            <Checkbox
              checked={filter.isFlagged}
              onChange={(event) => set({ isFlagged: event.target.checked })}
            />
          }
          label={`Only flagged (${flagged})`}
        />
      ) : null}
    </Stack>
  );
}
