import type { Api } from '../app/data/api-client.ts';

/** An API that answers by method and path, and rejects where no answer is given. */
export function answeringApi(answers: Record<string, unknown>) {
  const asked: { path: string; body: unknown }[] = [];
  const api: Api = {
    async send(endpoint, call) {
      const { body } = call as { body?: unknown };
      const path = `${endpoint.method} ${endpoint.path}`;
      asked.push({ path, body });
      if (answers[path] === undefined) throw new Error('no answer');
      return answers[path] as never;
    },
  };
  return { api, asked };
}
