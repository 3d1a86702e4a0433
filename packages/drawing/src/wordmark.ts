export type Script = 'latin' | 'arabic';

export interface WordmarkPaths {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** One stroke with this width. */
  letters: string;
  /** Filled. */
  nuqtas: string;
}

export const WORDMARK_STROKE = 12.5;

/** The product's name as drawn paths, centred on the origin. */
export const WORDMARKS: Record<Script, WordmarkPaths> = {
  latin: {
    viewBox: [-2, -34, 207, 98],
    letters:
      'M8 0V62M195 0V62M67.5 14C63.5 5.5 58 1.5 50.6 1.5C40.6 1.5 34.6 7.4 34.6 15.4C34.6 24.6 42 27.6 51.4 30.6C61.4 33.8 68.6 37 68.6 46C68.6 54 61.8 59.4 51.4 59.4C42.4 59.4 36.2 55.2 32.8 46.6M94 62V0M94 27C94 11 102.4 1.5 114 1.5C125.6 1.5 132 9 132 23V62M132 27C132 11 140.4 1.5 152 1.5C163.6 1.5 170 9 170 23V62',
    nuqtas: 'M8 -32L18 -22L8 -12L-2 -22ZM195 -32L205 -22L195 -12L185 -22Z',
  },
  arabic: {
    viewBox: [0, -45, 234, 186],
    letters:
      'M226 -38V60M198 22V60H138M176 28V60M154 28V60M120 60A16 16 0 1 1 120.01 60M150 60H94C79 60 80 31 63 31C48 31 45 46 56 52C68 58.5 80 64 80 78C80 93 65 101 46 101C23 101 8 91 8 70',
    nuqtas: 'M32 118.5L41.5 128L32 137.5L22.5 128ZM58 118.5L67.5 128L58 137.5L48.5 128Z',
  },
};
