/** Redis channel of new results: a JSON array of `Result`, whose `_id` is the attempt's. */
export const GRADED_CHANNEL = 'exams-graded';
