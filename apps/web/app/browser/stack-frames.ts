import { ERROR_REPORT_LIMITS } from '@ismi/contract/limits';

interface Frame {
  function: string;
  file: string;
  line: number;
  column: number;
}

const NOT_CODE = /[^\w$.<>[\] /:*?-]/g;

/** Names and places in the code, and nothing that anybody could have typed. */
export const sanitizeCode = (text: string): string =>
  text.replace(NOT_CODE, '').slice(0, ERROR_REPORT_LIMITS.name);

interface FrameFormat {
  /** A line of a stack: function, file, line and column. */
  pattern: RegExp;
  /** What may be told of a file; empty where its frame is none of ours. */
  fileOf: (address: string) => string;
}

/** The places in a stack, the innermost first. */
export const parseStackFrames = (stack: string, { pattern, fileOf }: FrameFormat): Frame[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const [, name = '', address = '', line, column] = pattern.exec(text) ?? [];
      const file = line ? sanitizeCode(fileOf(address)) : '';
      if (file === '') return [];
      return [{ function: sanitizeCode(name), file, line: Number(line), column: Number(column) }];
    })
    .slice(0, ERROR_REPORT_LIMITS.frames);
