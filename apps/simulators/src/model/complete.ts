import { setTimeout as wait } from 'node:timers/promises';
import { CHOICE_FAULTS, type ChoiceFault, chooseNames } from './choose-names.ts';
import { type Fault, faultWritten, type Order } from './faults.ts';
import { answerFor, moodFor, strictFaults } from './made-up-answer.ts';
import {
  type ChatRequest,
  completion,
  type HttpAnswer,
  instructionsIn,
  refused,
  wordsIn,
} from './wire.ts';

const choiceFaultOf = (fault: Fault | undefined): ChoiceFault =>
  CHOICE_FAULTS.find((each) => each === fault);

/** An answer that fits the schema, or a sentence where none was asked for. */
function written(request: ChatRequest, fault: Fault | undefined): string {
  const schema = request.response_format?.json_schema?.schema;
  const names =
    schema && chooseNames(wordsIn(request), instructionsIn(request), choiceFaultOf(fault));
  if (names) return JSON.stringify(names);
  const mood = moodFor(wordsIn(request), fault !== 'unknown');
  return schema ? JSON.stringify(answerFor(schema, mood)) : 'This answer is made up.';
}

/** `never` keeps the caller waiting until he goes. */
export async function complete(
  request: ChatRequest,
  ordered: Order | undefined,
): Promise<HttpAnswer | 'never'> {
  const { json_schema: format } = request.response_format ?? {};
  const faults = format?.strict ? strictFaults(format.schema) : [];
  if (faults.length > 0)
    return refused(400, 'invalid_request_error', `Invalid schema: ${faults.join('; ')}`);
  const order = ordered ?? faultWritten(wordsIn(request));
  switch (order?.fault) {
    case 'timeout':
      return 'never';
    case 'rate-limited':
      return refused(429, 'rate_limit_exceeded', 'Rate limit reached', {
        'retry-after': String(order.retryAfter),
      });
    case 'down':
      return refused(500, 'server_error', 'The server had an error while processing your request');
    case 'garbage':
      return completion(request, { content: 'Certainly! That is a lovely name.' });
    case 'truncated': {
      const whole = written(request, undefined);
      return completion(request, {
        content: whole.slice(0, whole.length / 2),
        finishReason: 'length',
      });
    }
    case 'wrong-shape':
      return completion(request, { content: '{"answer":42}' });
    case 'refusal':
      return completion(request, { content: null, refusal: "I'm sorry, I can't help with that." });
    case 'slow':
      await wait(order.slowMs);
      break;
  }
  return completion(request, { content: written(request, order?.fault) });
}
