/** Variable of `.env` with the number of processes, by service of docker-compose.yml. */
export const NUMBER_OF: Readonly<Record<string, string>> = {
  gateway: 'GATEWAYS',
  students: 'STUDENTS',
  'students-worker': 'STUDENTS_WORKERS',
  exams: 'EXAMS',
  'exams-worker': 'EXAMS_WORKERS',
  media: 'MEDIA',
  'media-worker': 'MEDIA_WORKERS',
  members: 'MEMBERS',
  'members-worker': 'MEMBERS_WORKERS',
};

/** Default numbers of docker-compose.yml. */
export const COMPOSE_NUMBERS: Readonly<Record<string, number>> = {
  gateway: 2,
  students: 1,
  'students-worker': 1,
  exams: 2,
  'exams-worker': 1,
  media: 1,
  'media-worker': 1,
  members: 1,
  'members-worker': 1,
};
