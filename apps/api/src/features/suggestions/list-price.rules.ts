import { costOfAnswers } from '@ismi/contract';
import type { Answers } from './answer-match.rules.ts';

type Name = object & { second?: string | undefined };

/** Whether any of the names has a second one that is given together with it. */
export const hasDoubleName = (names: readonly Name[]): boolean =>
  names.some(({ second }) => second !== undefined);

/** The price of a list with these names: a double name is charged only where there is one. */
export const priceOf = ({ doubleName, ...answers }: Answers, names: readonly Name[]): number =>
  costOfAnswers({ ...answers, doubleName: hasDoubleName(names) ? doubleName : undefined });
