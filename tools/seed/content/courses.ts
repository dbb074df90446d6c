/** Sample courses; `exam` is the title of the exam that ends the course. */
export const COURSES = [
  {
    courseTitle: 'Certificate in Peace and Conflict Management',
    courseDescription:
      'Four weeks on what conflict is, how it grows and how people settle it, for beginners.',
    exam: 'Foundations of Peace and Conflict Studies',
  },
  {
    courseTitle: 'Certificate in Mediation and Negotiation',
    courseDescription:
      'Practice in listening, reframing and writing settlements, with role play in small groups.',
    exam: 'Mediation and Negotiation Practice',
  },
  {
    courseTitle: 'Diploma in Community Peacebuilding',
    courseDescription: 'Early warning, conflict-sensitive projects and work with local peace committees.',
    exam: 'Early Warning and Community Peacebuilding',
  },
  {
    courseTitle: 'Executive PGD in Workplace Conflict Management',
    courseDescription: 'Ten to twelve weeks for managers who handle grievances and teams in dispute.',
    exam: undefined,
  },
] as const;
