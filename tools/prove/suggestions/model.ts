import type { StackAccess } from './suggestion-client.ts';

const originOf = ({ stack }: StackAccess): string => new URL(stack.env.LLM_BASE_URL ?? '').origin;

/** Sets or clears a fault of the simulated model. */
export async function setModelFault(
  access: StackAccess,
  order: Record<string, unknown> | null,
): Promise<void> {
  await fetch(`${originOf(access)}/control`, {
    method: order ? 'PUT' : 'DELETE',
    ...(order && { body: JSON.stringify(order) }),
  });
}

/** How long the model itself takes, in milliseconds. */
export async function measureModel(access: StackAccess): Promise<number> {
  const { env } = access.stack;
  const begin = performance.now();
  const response = await fetch(`${env.LLM_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.LLM_API_KEY}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      model: env.LLM_MODEL,
      messages: [{ role: 'user', content: 'How are you?' }],
    }),
  });
  await response.text();
  return performance.now() - begin;
}
