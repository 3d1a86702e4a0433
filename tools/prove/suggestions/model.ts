import type { Home } from './seeker.ts';

const originOf = ({ stack }: Home): string => new URL(stack.env.LLM_BASE_URL ?? '').origin;

/** Makes the simulated model misbehave, or behave again. */
export async function orderModel(
  house: Home,
  order: Record<string, unknown> | null,
): Promise<void> {
  await fetch(`${originOf(house)}/control`, {
    method: order ? 'PUT' : 'DELETE',
    ...(order && { body: JSON.stringify(order) }),
  });
}

/** How long the model itself takes for the same question, in milliseconds. */
export async function timeModel(house: Home): Promise<number> {
  const { env } = house.stack;
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
