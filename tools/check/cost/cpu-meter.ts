import { cpuMsOfProcessTree } from '../../bench/cpu-time.ts';
import { median } from '../../bench/median.ts';

interface CpuTime {
  apiMs: number;
  databaseMs: number;
}

export interface CpuMeter {
  /** CPU time of the API and PostgreSQL during some work. */
  during(work: () => Promise<void>): Promise<CpuTime>;
}

/** CPU time of the API's process with all its threads, from its own metrics. */
async function apiMs(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const secondsOf = (kind: string) =>
    Number(new RegExp(`^process_cpu_${kind}_seconds_total (\\S+)$`, 'm').exec(text)?.[1]);
  return (secondsOf('user') + secondsOf('system')) * 1000;
}

/** Reads both counters before and after some work. The cost of reading them is measured first and subtracted. */
export async function openCpuMeter(metricsUrl: string, postgresPid: number): Promise<CpuMeter> {
  const read = async () => ({
    api: await apiMs(metricsUrl),
    database: cpuMsOfProcessTree(postgresPid),
  });
  const idle: number[] = [];
  for (let times = 0; times < 21; times += 1) {
    const before = await read();
    idle.push((await read()).api - before.api);
  }
  const reading = median(idle);
  return {
    during: async (work) => {
      const before = await read();
      await work();
      const after = await read();
      return {
        apiMs: Math.max(0, after.api - before.api - reading),
        databaseMs: Math.max(0, after.database - before.database),
      };
    },
  };
}
