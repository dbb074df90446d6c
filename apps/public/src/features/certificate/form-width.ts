/** Width of the forms and of a verdict, in pixels. */
export const FORM_WIDTH = 720;
