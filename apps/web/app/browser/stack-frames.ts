import { ERROR_REPORT_LIMITS } from '@ismi/contract/limits';

interface Frame {
  function: string;
  file: string;
  line: number;
  column: number;
}

const NOT_CODE = /[^\w$.<>[\] /:*?-]/g;

/** Function names and code positions only, never user input. */
export const sanitizeCode = (text: string): string =>
  text.replace(NOT_CODE, '').slice(0, ERROR_REPORT_LIMITS.name);

interface FrameFormat {
  /** A line of a stack: function, file, line and column. */
  pattern: RegExp;
  /** The part of a file's address that may be reported; empty if the file is not ours. */
  fileOf: (address: string) => string;
}

/** The frames of a stack, innermost first. */
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
