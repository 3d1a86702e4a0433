import type { CallOf, pageViews } from '@ismi/contract';

/** With fetch: the API client would bring all schemas to every page. Failures are ignored. */
export function sendPageView(view: CallOf<typeof pageViews.count>['body']): void {
  fetch('/api/page-views', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(view),
  }).catch(() => {});
}
