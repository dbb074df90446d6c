import { isApiError } from '@concord/api-client/requests';
import { TextLink } from '@concord/ui';
import { useStudentGetQuery } from '../requests';

interface StudentLinkProps {
  readonly id: string;
  readonly name: string;
}

/**
 * Link to the student of another record, which may outlive the student's: shows if that is archived
 * or removed.
 */
export function StudentLink({ id, name }: StudentLinkProps) {
  const { currentData, error } = useStudentGetQuery({ params: { id }, query: { archived: 'true' } });
  if (isApiError(error) && error.status === 404) return `${name} (record removed)`;
  return (
    <>
      <TextLink to={`/admin/students/${id}`}>{name}</TextLink>
      {currentData?.archived ? ' (archived)' : null}
    </>
  );
}
