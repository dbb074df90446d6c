import type { Exam } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { DetailList } from '../../../shared/page/detail-list';
import { Section } from '../../../shared/page/section';
import { PaperDialog } from './paper-dialog';
import { ruleText, shuffleText } from './paper-text';

function Questions({ exam: { paper, questions } }: { readonly exam: Exam }) {
  if (!paper?.rules?.length) return `All ${questions.length}, the same for everyone`;
  return (
    <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
      {paper.rules.map((rule, at) => (
        <li key={at}>{ruleText(rule)}</li>
      ))}
    </Stack>
  );
}

/** Rules by which a candidate's paper is drawn from the questions of an exam. */
export function PaperSection({ exam }: { readonly exam: Exam }) {
  return (
    <Section
      title="Question selection"
      actions={
        <DialogButton
          variant="outlined"
          aria-label="Edit question selection"
          icon={<EditIcon />}
          dialog={(close) => <PaperDialog exam={exam} onClose={close} />}
        >
          Edit
        </DialogButton>
      }
    >
      <DetailList
        items={[
          ['Questions', <Questions key="questions" exam={exam} />],
          ['Shuffled', shuffleText(exam.paper)],
        ]}
      />
    </Section>
  );
}
