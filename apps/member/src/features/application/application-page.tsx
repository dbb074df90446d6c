import type { MyApplication } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { FRESH_LINKS } from '../../shared/fresh-links';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { AnswerForm } from './answer-form';
import { CorrectionsSection } from './corrections-section';
import { FormSection } from './form-section';
import { useMyApplicationQuery } from './requests';
import { StatusSection } from './status-section';
import { ThreadSection } from './thread-section';

function Application({ application }: { readonly application: MyApplication }) {
  const { isViewed } = useHolder();
  const { question, thread, form } = application;
  const canAnswer = question !== null && !isViewed;
  // The open question, which is the last message, stands above its answer.
  const messages = canAnswer ? thread.slice(0, -1) : thread;
  return (
    <Stack spacing={2.5}>
      <StatusSection application={application} />
      {canAnswer ? <AnswerForm key={question.number} question={question} /> : null}
      <ThreadSection thread={messages} />
      <FormSection form={form} />
      <CorrectionsSection application={application} canChange={!isViewed} />
    </Stack>
  );
}

/** `/me/application`: what became of the form, the office's question with its answer, and corrections. */
export default function ApplicationPage() {
  const query = useMyApplicationQuery(undefined, FRESH_LINKS);
  return (
    <MemberPage title="My application">
      <LoadGuard query={query} missing="You have no application here">
        {(application) => <Application application={application} />}
      </LoadGuard>
    </MemberPage>
  );
}
