import { errorReports, policyReports } from '@ismi/contract';
import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/start-test-api.ts';
import type { ErrorReport } from '../../integrations/errors/port.ts';

const BODY = {
  from: 'browser' as const,
  type: 'TypeError',
  route: '/names/:slug',
  frames: [{ function: 'draw', file: '/assets/x.js', line: 1, column: 2 }],
};

test('an error of a page is counted and forwarded', async () => {
  const told: ErrorReport[] = [];
  const errorReporter = {
    report: (report: ErrorReport) => told.push(report),
    close: async () => {},
  };
  const api = await startTestApi({ errorReports: errorReporter });
  const { body } = await api.guest.send(errorReports.send, { body: BODY });
  expect(body.data).toEqual({ received: true });
  expect(told).toEqual([
    { from: 'browser', type: 'TypeError', doing: '/names/:slug', frames: BODY.frames },
  ]);
  expect(await api.deps.metrics.registry.metrics()).toContain(
    'ismi_page_errors_total{from="browser"} 1',
  );
});

test('without a receiver the page is told to stop sending', async () => {
  const api = await startTestApi();
  expect((await api.guest.send(errorReports.send, { body: BODY })).body.data).toEqual({
    received: false,
  });
});

test('a sentence with an address is not accepted as a name in code', async () => {
  const api = await startTestApi();
  const body = { ...BODY, type: 'Error: elif@family.example' };
  expect((await api.guest.send(errorReports.send, { body })).status).toBe(400);
});

const CANARY = 'https://ismi.example/reset-password?token=canary';

test.each([
  [
    'application/csp-report',
    { 'csp-report': { 'document-uri': CANARY, 'violated-directive': 'img-src' } },
    'img-src',
  ],
  [
    'application/reports+json',
    [{ type: 'csp-violation', url: CANARY, body: { effectiveDirective: 'script-src-elem' } }],
    'script-src-elem',
  ],
  ['application/json', { 'csp-report': { 'violated-directive': CANARY } }, 'other'],
])(
  'a broken policy sent as %s is counted by its directive alone',
  async (type, body, directive) => {
    const lines: string[] = [];
    const api = await startTestApi({
      env: { LOG_LEVEL: 'debug' },
      log: { write: (line) => lines.push(line) },
    });
    const answer = await fetch(`${api.origin}/api${policyReports.send.path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    const metrics = await api.deps.metrics.registry.metrics();
    expect(metrics).toContain(`ismi_csp_violations_total{directive="${directive}"} 1`);
    expect(metrics + lines.join('')).not.toContain('canary');
  },
);
