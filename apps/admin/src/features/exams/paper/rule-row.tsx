import { IconButton, Stack } from '@concord/ui';
import { DeleteIcon, Tooltip } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { SelectField } from '../../../shared/fields/select-field';
import { DIFFICULTY_OPTIONS } from '../questions/difficulty-options';
import type { RuleValues } from './paper-values';

interface RuleRowProps {
  readonly number: number;
  readonly rule: RuleValues;
  readonly topics: readonly string[];
  /** Number of questions that this rule surely gets. */
  readonly certain: number;
  readonly problem?: string;
  readonly onChange: (change: Partial<RuleValues>) => void;
  /** Undefined for the only rule. */
  readonly onRemove?: () => void;
}

/** One rule: a number of questions of a topic and a difficulty. */
export function RuleRow({ number, rule, topics, certain, problem, onChange, onRemove }: RuleRowProps) {
  // A topic that no question has any more stays as an option, with a problem.
  const choices = rule.topic && !topics.includes(rule.topic) ? [...topics, rule.topic] : topics;
  return (
    <Stack
      role="group"
      aria-label={`Rule ${number}`}
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ alignItems: { sm: 'flex-start' } }}
    >
      <TextField
        required
        label="Questions"
        value={rule.count}
        error={Boolean(problem)}
        helperText={problem ?? `${certain} available`}
        onChange={(event) => onChange({ count: event.target.value })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
        sx={{ flex: '1 1 140px' }}
      />
      <SelectField
        label="Topic"
        emptyLabel="Any topic"
        value={rule.topic}
        options={choices.map((topic) => [topic, topic] as const)}
        onChange={(topic) => onChange({ topic })}
        sx={{ flex: '2 1 200px' }}
      />
      <SelectField
        label="Difficulty"
        emptyLabel="Any difficulty"
        value={rule.difficulty}
        options={DIFFICULTY_OPTIONS}
        onChange={(difficulty) => onChange({ difficulty })}
        sx={{ flex: '1 1 160px' }}
      />
      {onRemove ? (
        <Tooltip title="Remove this rule">
          <IconButton aria-label={`Remove rule ${number}`} onClick={onRemove} sx={{ mt: { sm: 0.75 } }}>
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      ) : null}
    </Stack>
  );
}
