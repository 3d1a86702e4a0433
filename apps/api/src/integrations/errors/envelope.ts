import type { ErrorReport } from './port.ts';

/** The envelope address and key of Sentry's protocol: `https://key@host/path/project`. */
export function readDsn(dsn: string) {
  const url = new URL(dsn);
  const parts = url.pathname.split('/').filter(Boolean);
  const project = parts.pop() ?? '';
  const before = parts.map((part) => `/${part}`).join('');
  return { key: url.username, address: `${url.origin}${before}/api/${project}/envelope/` };
}

/** Three lines of JSON: the envelope's header, the item's header, and the event itself. */
export function envelopeOf(report: ErrorReport, id: string, now: Date): string {
  const event = {
    event_id: id.replaceAll('-', ''),
    timestamp: now.getTime() / 1_000,
    platform: report.from === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: 'ismi',
    transaction: report.doing,
    tags: { process: report.from },
    exception: {
      values: [
        {
          type: report.type,
          value: report.message ?? '',
          stacktrace: {
            // The protocol expects the innermost last.
            frames: report.frames
              .map((frame) => ({
                function: frame.function,
                filename: frame.file,
                lineno: frame.line,
                colno: frame.column,
              }))
              .reverse(),
          },
        },
      ],
    },
  };
  const lines = [
    { event_id: event.event_id, sent_at: now.toISOString() },
    { type: 'event', content_type: 'application/json' },
    event,
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
