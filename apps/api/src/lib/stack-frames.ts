import type { ErrorFrame } from '@ismi/contract';

const LIMIT = 30;
// `at doWork (file:///srv/ismi/apps/api/src/x.ts:3:7)`, and without a name `at file:///…`.
const FRAME = /^\s*at (?:(.+?) \()?(?:file:\/\/)?(.+?):(\d+):(\d+)\)?$/;

/** The path of a file in the repository; its location on the machine is left out. */
const inRepository = (file: string): string =>
  /(?:^|\/)((?:apps|packages|node_modules)\/.+)$/.exec(file)?.[1] ?? file.replace(/^.*\//, '');

/** The frames of a stack, innermost first. */
export const framesOf = (stack: string): ErrorFrame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', lineNumber, column] = FRAME.exec(line) ?? [];
      if (!lineNumber) return [];
      return [
        {
          function: name.slice(0, 200),
          file: inRepository(file).slice(0, 200),
          line: Number(lineNumber),
          column: Number(column),
        },
      ];
    })
    .slice(0, LIMIT);
