/** What was learned by least squares from 160 matches of early players with the statics as judge; `course.ts` learns such a table. */
export const weights: readonly (readonly number[])[] = [
  [-0.333, 0.298, 0.82, 0.713, 0.042, 0.368, 0.204],
  [-1.169, 0.455, 1.006, 1.39, -0.297, 0.644, 0.229],
  [-2.557, 0.669, 1.022, 1.748, 0.024, 0.537, 0.322],
  [-6.883, 1.255, 1.058, 1.385, -0.115, 0.302, 0.494],
];
