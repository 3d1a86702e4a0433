import type { PageViewCounter } from './port.ts';

const PATIENCE_MS = 3_000;

/** Any server that accepts Plausible's events, such as one's own. */
export const plausibleCounter = ({
  url,
  site,
}: {
  url: string;
  site: string;
}): PageViewCounter => ({
  async count(view) {
    try {
      const answer = await fetch(`${url.replace(/\/$/, '')}/api/event`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': view.userAgent,
          'x-forwarded-for': view.address,
        },
        body: JSON.stringify({
          name: 'pageview',
          domain: site,
          url: view.url,
          ...(view.referrer && { referrer: `https://${view.referrer}/` }),
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return answer.ok ? 'counted' : 'lost';
    } catch {
      return 'lost';
    }
  },
});
