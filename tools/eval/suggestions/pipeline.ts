import { createInterface } from 'node:readline';
import { findFreePort } from '../../stack/ports.ts';
import { makeProcesses } from '../../stack/processes.ts';
import { REPOSITORY } from '../../stack/repository.ts';
import { endProcess, spawnTethered } from '../../stack/tethered-process.ts';
import type { EvaluationCase } from './forms.ts';
import type { PipelineAnswer } from './judge.ts';

const KEY = 'a key for the evaluation';

/** The product's pipeline and the simulated model as separate processes: takes a questionnaire, returns a list. */
export async function startPipeline() {
  const port = await findFreePort();
  const modelUrl = `http://127.0.0.1:${port}`;
  const processes = makeProcesses({ output: () => {}, onUnexpectedEnd: () => {} });
  const simulator = processes.start({
    name: 'model',
    command: [process.execPath, 'apps/simulators/src/model.ts'],
    env: { MODEL_SIMULATOR_PORT: String(port), MODEL_SIMULATOR_API_KEY: KEY },
  });
  await simulator.waitForHttp(`${modelUrl}/v1/models`);
  const child = spawnTethered(process.execPath, ['apps/api/test/proofs/suggestion-commands.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, MODEL_URL: modelUrl, MODEL_KEY: KEY },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('it was started with pipes');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  await lines.next();
  return {
    async suggest(asked: EvaluationCase, byModel: boolean): Promise<PipelineAnswer> {
      stdin.write(`${JSON.stringify({ ...asked, byModel })}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error('the pipeline has died');
      return JSON.parse(value);
    },
    async stop() {
      await endProcess(child);
      await processes.stopAll();
    },
  };
}
