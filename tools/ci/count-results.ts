export interface Suite {
  name: string;
  /** The JSON that Vitest or Playwright wrote; undefined when there is none. */
  report: string | undefined;
}

export interface Count {
  passed: number;
  failed: number;
}

/** The report's count, and Vitest's message for each failure. */
interface ReportCount extends Count {
  remarks?: string[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
}

/** What Vitest's JSON reporter writes, as far as it counts. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; name: string; message: string; assertionResults: VitestTest[] }[];
}

/** What Playwright's JSON reporter writes, as far as it counts. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/**
 * Sums up the suites. Also counts failures that no test reports: a suite without a readable report or without tests, and a
 * failed stage whose tests all passed.
 */
export function countResults(
  suites: Suite[],
  failedStages: string[],
): Count & { remarks: string[] } {
  const remarks: string[] = [];
  const total: Count = { passed: 0, failed: 0 };
  const fail = (remark: string) => {
    remarks.push(remark);
    total.failed += 1;
  };

  for (const { name, report } of suites) {
    const count = report === undefined ? undefined : countReport(report);
    total.passed += count?.passed ?? 0;
    total.failed += count?.failed ?? 0;
    remarks.push(...(count?.remarks ?? []).map((remark) => `${name}: ${remark}`));
    if (!count) fail(`${name}: no readable report`);
    else if (count.passed + count.failed === 0) fail(`${name}: no test ran`);
    else if (count.failed === 0 && failedStages.includes(name))
      fail(`${name}: failed, although all its tests passed`);
  }
  const suiteNames = suites.map(({ name }) => name);
  for (const stage of failedStages.filter((each) => !suiteNames.includes(each)))
    fail(`${stage}: failed`);
  return { ...total, remarks };
}

function countReport(text: string): ReportCount | undefined {
  const report = parse(text);
  if (isVitest(report)) return countVitest(report);
  if (isPlaywright(report)) return countPlaywright(report);
  return undefined;
}

const failedTestsOf = ({ assertionResults }: VitestReport['testResults'][number]) =>
  assertionResults.filter(({ status }) => status === 'failed');

/** A file that failed before its tests has no failed test, but counts as one. */
function countVitest(report: VitestReport): ReportCount {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && failedTestsOf(file).length === 0,
  );
  const failed = report.testResults.flatMap(failedTestsOf);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    remarks: [
      ...broken.map(({ name, message }) => `${name}: ${firstLineOf(message)}`),
      ...failed.map(
        ({ fullName, failureMessages: [message = ''] }) => `${fullName}: ${firstLineOf(message)}`,
      ),
    ],
  };
}

/** A flaky test passed on retry. Errors are those outside of any test. */
function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const firstLineOf = (message: string): string => message.split('\n')[0] ?? '';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isVitest = (report: unknown): report is VitestReport =>
  isObject(report) &&
  'numPassedTests' in report &&
  'numFailedTests' in report &&
  'testResults' in report;

const isPlaywright = (report: unknown): report is PlaywrightReport =>
  isObject(report) && 'stats' in report && 'errors' in report;
