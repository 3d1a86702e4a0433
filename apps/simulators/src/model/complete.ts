import { setTimeout as wait } from 'node:timers/promises';
import { CHOICE_FAULTS, type ChoiceFault, chooseNames } from './choose-names.ts';
import { type Fault, type FaultOrder, findFaultInText } from './faults.ts';
import {
  createAnswerContext,
  findStrictModeViolations,
  generateAnswer,
} from './generate-answer.ts';
import {
  type ChatRequest,
  completion,
  errorResponse,
  type HttpAnswer,
  instructionsIn,
  userTextIn,
} from './wire.ts';

const choiceFaultOf = (fault: Fault | undefined): ChoiceFault =>
  CHOICE_FAULTS.find((each) => each === fault);

/** An answer that fits the schema, or a sentence if there is no schema. */
function generateContent(request: ChatRequest, fault: Fault | undefined): string {
  const schema = request.response_format?.json_schema?.schema;
  const names =
    schema && chooseNames(userTextIn(request), instructionsIn(request), choiceFaultOf(fault));
  if (names) return JSON.stringify(names);
  const context = createAnswerContext(userTextIn(request), fault !== 'unknown');
  return schema ? JSON.stringify(generateAnswer(schema, context)) : 'This answer is made up.';
}

/** `never` means: do not respond. */
export async function complete(
  request: ChatRequest,
  ordered: FaultOrder | undefined,
): Promise<HttpAnswer | 'never'> {
  const { json_schema: format } = request.response_format ?? {};
  const faults = format?.strict ? findStrictModeViolations(format.schema) : [];
  if (faults.length > 0)
    return errorResponse(400, 'invalid_request_error', `Invalid schema: ${faults.join('; ')}`);
  const order = ordered ?? findFaultInText(userTextIn(request));
  switch (order?.fault) {
    case 'timeout':
      return 'never';
    case 'rate-limited':
      return errorResponse(429, 'rate_limit_exceeded', 'Rate limit reached', {
        'retry-after': String(order.retryAfter),
      });
    case 'down':
      return errorResponse(
        500,
        'server_error',
        'The server had an error while processing your request',
      );
    case 'garbage':
      return completion(request, { content: 'Certainly! That is a lovely name.' });
    case 'truncated': {
      const whole = generateContent(request, undefined);
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
  return completion(request, { content: generateContent(request, order?.fault) });
}
