import { groupsOf } from '../data/lines.ts';

/** Standards that describe the same part, one group each. */
export const EQUIVALENT_STANDARDS: readonly string[][] = groupsOf('standards.txt');
/** Grades of materials and strength under their names in different systems. */
export const EQUIVALENT_GRADES: readonly string[][] = groupsOf('grades.txt');
