import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from './ports.ts';
import { fileOutput } from './process-output.ts';
import { makeProcesses, type Processes, type ProcessPlan } from './processes.ts';
import { isGone } from './tethered-process.ts';

let dir: string;
let processes: Processes;
let unexpected: Promise<string>;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ismi-processes-'));
  const surprise = Promise.withResolvers<string>();
  unexpected = surprise.promise;
  processes = makeProcesses({ output: fileOutput(dir), onUnexpectedEnd: surprise.resolve });
});

afterEach(async () => {
  await processes.stopAll();
  rmSync(dir, { recursive: true, force: true });
});

const script = (name: string, code: string): ProcessPlan => ({
  name,
  command: [process.execPath, '-e', code],
});

const webServer = (port: number): ProcessPlan =>
  script(
    'server',
    `require('http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`,
  );

describe('processes of a stack', { timeout: 30_000 }, () => {
  it('are ready once they respond, end at a kill, and are back after a restart', async () => {
    const port = await findFreePort();
    const url = `http://127.0.0.1:${port}`;
    const server = processes.start(webServer(port));
    await server.waitForHttp(url);

    await server.kill();
    await expect(fetch(url)).rejects.toThrow('fetch failed');

    await server.restart();
    await server.waitForHttp(url);
  });

  it('stop from the last started to the first', async () => {
    const port = await findFreePort();
    const onTerm = (name: string) =>
      `process.on('SIGTERM', () => { require('fs').appendFileSync('${dir}/order', '${name} '); process.exit() });`;
    for (const [index, name] of ['first', 'second'].entries()) {
      const plan = webServer(port + index);
      const [program, flag = '', code = ''] = plan.command;
      const one = processes.start({ name, command: [program, flag, onTerm(name) + code] });
      await one.waitForHttp(`http://127.0.0.1:${port + index}`);
    }
    await processes.stopAll();
    expect(readFileSync(join(dir, 'order'), 'utf8')).toBe('second first ');
  });

  it('report a process that ended unexpectedly', async () => {
    processes.start(script('worker-1', 'process.exit(3)'));
    expect(await unexpected).toBe('worker-1 ended with code 3');
  });

  it('stop waiting for a server that has ended', async () => {
    const server = processes.start(script('api-1', 'process.exit(1)'));
    await expect(server.waitForHttp('http://127.0.0.1:1/')).rejects.toThrow(
      'api-1 ended with code 1',
    );
  });

  it('report a failed command and nothing for a successful one', async () => {
    await processes.run(script('migrate', ''));
    await expect(processes.run(script('migrate', 'process.exit(2)'))).rejects.toThrow(
      'migrate ended with code 2',
    );
  });

  it.runIf(process.platform === 'linux')(
    'do not outlive their parent process, even if it is killed',
    async () => {
      const parentCode = `
      import { makeProcesses } from '${join(import.meta.dirname, 'processes.ts')}';
      const child = makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} })
        .start({ name: 'child', command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'] });
      console.log(child.pid);
      process.kill(process.pid, 'SIGKILL');`;
      const flags = ['--input-type=module-typescript', '-e', parentCode];
      const parent: ProcessPlan = { name: 'parent', command: [process.execPath, ...flags] };
      await expect(processes.run(parent)).rejects.toThrow('by SIGKILL');
      const childPid = Number(readFileSync(join(dir, 'parent.log'), 'utf8'));
      await expect.poll(() => isGone(childPid), { timeout: 15_000 }).toBe(true);
    },
  );
});
