import type { Api } from '../app/data/api-client.ts';

/** An API that replies by method and path, and rejects requests without a reply. */
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
