/** The mark's outline: an eight-pointed khatam, two squares turned against each other, around 0 0. */
export const KHATAM =
  'M29 0L20.51 8.49L20.51 20.51L8.49 20.51L0 29L-8.49 20.51L-20.51 20.51L-20.51 8.49L-29 0L-20.51 -8.49L-20.51 -20.51L-8.49 -20.51L0 -29L8.49 -20.51L20.51 -20.51L20.51 -8.49Z';
