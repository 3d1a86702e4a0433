import { pickAnswer, REQUIRED_STEPS, type RequiredStep } from '@ismi/contract/questionnaire';
import { type Answers, SURPRISE } from './answers.ts';

export interface Drawn {
  /** Without any remaining "surprise us". */
  answers: Answers;
  /** The steps with a drawn answer. */
  steps: RequiredStep[];
}

const chance = (): number => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
};

const drawn = (step: RequiredStep, random: () => number): string => {
  const value = pickAnswer(step, random());
  if (typeof value === 'string') return value;
  return value ? 'yes' : 'no';
};

/** Draws random answers before the price is shown, so that they can be listed there. */
export function drawSurprises(answers: Answers, random = chance): Drawn {
  const steps = REQUIRED_STEPS.filter((step) => answers[step] === SURPRISE);
  const values = Object.fromEntries(steps.map((step) => [step, drawn(step, random)]));
  return { answers: { ...answers, ...values }, steps };
}
